#!/bin/sh
# Makes pdllc-VERSION.vsix here. With a program as argument, that is put into it: `./package.sh ../../target/release/pdllc`.
set -eu
cd "$(dirname "$0")"
[ -d node_modules ] || npm install --no-audit --no-fund
rm -rf bin
if [ $# -gt 0 ]; then
  mkdir bin
  cp "$1" bin/
fi
cp ../../LICENSE .
npm run package
rm LICENSE
