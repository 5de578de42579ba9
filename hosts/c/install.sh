#!/bin/sh
# Installs the library for C and C++ on Linux: headers, libpdll.so with its soname, libpdll.a, pdll.pc and the
# package for CMake.
#
#   cargo build --release -p pdll-c          # with `--features mlir`: on MLIR's IR too
#   hosts/c/install.sh PREFIX [DIRECTORY]    # where libpdll_c.a is, if not in target/release
#
# DESTDIR is put before PREFIX where files are copied to, and nowhere else.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
[ $# -ge 1 ] || { echo "usage: $0 PREFIX [DIRECTORY]" >&2; exit 2; }
prefix=$1
archive=${2:-${CARGO_TARGET_DIR:-$here/../../target}/release}/libpdll_c.a
[ -f "$archive" ] || { echo "$archive is not there: cargo build --release -p pdll-c" >&2; exit 1; }
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/../../Cargo.toml" | head -n 1)
soname=libpdll.so.$(echo "$version" | cut -d. -f1,2)
root=${DESTDIR:-}$prefix

# What Rust's library needs, and with MLIR the one MLIR that is in a process.
libs="-lgcc_s -lutil -lrt -lpthread -lm -ldl"
if nm "$archive" 2>/dev/null | grep -q ' T mlirGetPassPluginInfo$'; then
  mlir=${MLIR_PREFIX:-/usr/lib/llvm-22}/lib
  libs="-L$mlir -Wl,-rpath,$mlir -lMLIR -lLLVM -lstdc++ $libs"
  exported='pdll*; mlirGetPassPluginInfo;'
else
  exported='pdll*;'
fi

mkdir -p "$root/include" "$root/lib/pkgconfig" "$root/lib/cmake/pdll"
cp "$here/include/pdll.h" "$here/include/pdll.hpp" "$root/include"
cp "$here/cmake/pdllConfig.cmake" "$root/lib/cmake/pdll"
cp "$archive" "$root/lib/libpdll.a"

# Cargo's own shared library has no soname; all that is in it is in the archive too.
map=$(mktemp)
trap 'rm -f "$map"' EXIT
echo "{ global: $exported local: *; };" > "$map"
# shellcheck disable=SC2086
${CC:-cc} -shared -o "$root/lib/libpdll.so.$version" -Wl,-soname,"$soname" -Wl,--version-script="$map" \
  -Wl,--gc-sections -Wl,--whole-archive "$archive" -Wl,--no-whole-archive $libs
ln -sf "libpdll.so.$version" "$root/lib/$soname"
ln -sf "$soname" "$root/lib/libpdll.so"

cat > "$root/lib/cmake/pdll/pdllConfigVersion.cmake" <<END
set(PACKAGE_VERSION "$version")
# What is before 1.0 may change with each minor version.
set(_asked "\${PACKAGE_FIND_VERSION_MAJOR}\\\\.\${PACKAGE_FIND_VERSION_MINOR}\\\\.")
if(PACKAGE_FIND_VERSION STREQUAL "" OR PACKAGE_VERSION MATCHES "^\${_asked}")
  if(NOT PACKAGE_VERSION VERSION_LESS PACKAGE_FIND_VERSION)
    set(PACKAGE_VERSION_COMPATIBLE TRUE)
  endif()
endif()
END
cat > "$root/lib/pkgconfig/pdll.pc" <<END
prefix=$prefix
libdir=\${prefix}/lib
includedir=\${prefix}/include

Name: pdll
Description: Rewrite patterns in PDLL
Version: $version
Libs: -L\${libdir} -lpdll
Libs.private: $libs
Cflags: -I\${includedir}
END
