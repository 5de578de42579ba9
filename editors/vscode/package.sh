#!/bin/sh
# Makes pdllc-VERSION.vsix here. With a program as argument, that is put into it: `./package.sh ../../target/release/pdllc`.
set -eu
cd "$(dirname "$0")"
[ -d node_modules ] || npm install --no-audit --no-fund
rm -rf bin
if [ $# -gt 0 ]; then
  mkdir bin
  case "$1" in
    *.exe) cp "$1" bin/pdllc.exe ;;
    *) cp "$1" bin/pdllc ;;
  esac
fi
cp ../../LICENSE .
npm run package
rm LICENSE
