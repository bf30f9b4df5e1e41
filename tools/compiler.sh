#!/bin/sh
# Prints the C compiler if the engine can be compiled with the given Python, or "none"; then says what is missing, once.
# usage: tools/compiler.sh PYTHON FILE-THAT-REMEMBERS-WHAT-WAS-SAID
set -u
python=$1
said=$2

without() {
    if [ ! -f "$said" ]; then
        printf 'iseki: %s is missing, so the engine runs interpreted (about 60 times slower) and the bot "search" is off.\n' "$1" >&2
        printf 'iseki: Debian and Ubuntu: apt install %s; then run make again.\n' "$1" >&2
        touch "$said"
    fi
    echo none
    exit 0
}

compiler=$(command -v "${CC:-cc}" || command -v gcc || command -v clang) || without gcc
headers=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
[ -f "$headers/Python.h" ] || without python3-dev
echo "$compiler"
