#!/bin/sh
# Prints the Python to build with, or one error that names the package this machine lacks. PYTHON=... overrides the choice.
set -u

missing() {
    printf 'iseki: %s is missing on this machine. %s\n' "$1" "$2" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; raise SystemExit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if new_enough "$name"; then
            command -v "$name"
            return
        fi
    done
}

python=$(find_python)
[ -n "$python" ] || missing "Python 3.11 or newer" "Debian and Ubuntu: apt install python3 python3-venv python3-dev"
"$python" -c 'import venv, ensurepip' 2>/dev/null || missing "python3-venv" "Debian and Ubuntu: apt install python3-venv"
echo "$python"
