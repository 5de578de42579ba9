# find_package(pdll): the target pdll::pdll and the function pdll_add_patterns.
#
# Looks for the library, the headers and pdllc where they are installed (PREFIX/lib/cmake/pdll is this file),
# and in the checkout that this file is in. What it finds can be said: PDLL_LIBRARY, PDLL_INCLUDE_DIR, PDLLC.
get_filename_component(_pdll_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
get_filename_component(_pdll_here "${CMAKE_CURRENT_LIST_DIR}/.." ABSOLUTE)

find_path(PDLL_INCLUDE_DIR pdll.h
  HINTS "${_pdll_here}/include" "${_pdll_prefix}/include" NO_CMAKE_SYSTEM_PATH)
find_library(PDLL_LIBRARY NAMES pdll pdll_c HINTS "${_pdll_prefix}/lib" "${_pdll_prefix}/target/release")
find_program(PDLLC pdllc HINTS "${_pdll_prefix}/bin" "${_pdll_prefix}/target/release")

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(pdll REQUIRED_VARS PDLL_LIBRARY PDLL_INCLUDE_DIR)

if(pdll_FOUND AND NOT TARGET pdll::pdll)
  add_library(pdll::pdll UNKNOWN IMPORTED)
  set_target_properties(pdll::pdll PROPERTIES
    IMPORTED_LOCATION "${PDLL_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${PDLL_INCLUDE_DIR}")
endif()

# pdll_add_patterns(TARGET FILE... [INCLUDE_DIRS DIR...])
#
# Compiles files of patterns (.pdll, .td, .mlir) to bytecode when TARGET is built: fold.pdll becomes
# fold.pdlbc in the current binary directory, again whenever it or a file that it includes changes. The
# property PDLL_PATTERNS of TARGET lists what comes out. Needs pdllc when building, and only the library when
# running.
function(pdll_add_patterns target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "INCLUDE_DIRS")
  if(NOT PDLLC)
    message(FATAL_ERROR "pdll_add_patterns: there is no pdllc; say where it is with PDLLC")
  endif()
  set(includes)
  foreach(dir IN LISTS arg_INCLUDE_DIRS)
    get_filename_component(dir "${dir}" ABSOLUTE)
    list(APPEND includes "-I${dir}")
  endforeach()
  set(outputs)
  foreach(file IN LISTS arg_UNPARSED_ARGUMENTS)
    get_filename_component(source "${file}" ABSOLUTE)
    get_filename_component(name "${file}" NAME_WLE)
    set(output "${CMAKE_CURRENT_BINARY_DIR}/${name}.pdlbc")
    add_custom_command(
      OUTPUT "${output}"
      COMMAND "${PDLLC}" --emit=bytecode ${includes} -d "${output}.d" -o "${output}" "${source}"
      DEPENDS "${source}" "${PDLLC}"
      DEPFILE "${output}.d"
      COMMENT "Compiling patterns ${file}"
      VERBATIM)
    list(APPEND outputs "${output}")
  endforeach()
  target_sources(${target} PRIVATE ${outputs})
  set_property(TARGET ${target} APPEND PROPERTY PDLL_PATTERNS ${outputs})
endfunction()
