# SPDX-License-Identifier: Apache-2.0
# How everything is compiled: language, warnings, sanitizers, ccache, and how many jobs at once.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)

set_property(GLOBAL PROPERTY JOB_POOLS skerry=${SKERRY_JOBS})
set(CMAKE_JOB_POOL_COMPILE skerry)
set(CMAKE_JOB_POOL_LINK skerry)

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Paths below the source folder are made relative, so that a second clone finds what the first one compiled.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()

# skerry_flags: what every target of ours is compiled with.
add_library(skerry_flags INTERFACE)
target_include_directories(skerry_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(skerry_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion
    -Wno-missing-field-initializers # designated initializers leave out what keeps its first value
    $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local> # clang has no such measure: it minds names of the namespace too
    $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations> # it warns of what libstdc++'s own stable_sort calls
    $<$<BOOL:${SKERRY_WERROR}>:-Werror>)
# g++ collects its garbage from 128 MB on, which costs a twentieth of the time: from 512 MB on.
target_compile_options(skerry_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:SHELL:--param ggc-min-heapsize=524288>)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    target_compile_options(skerry_flags INTERFACE -march=x86-64-v2) # every processor since 2009; counts bits in one step
endif()
# __FILE__, debug information and coverage say src/core/seat.h on every machine, with ccache (../../src) and without.
target_compile_options(skerry_flags INTERFACE -ffile-prefix-map=${PROJECT_SOURCE_DIR}/= -ffile-prefix-map=../../=)
if(SKERRY_COVERAGE)
    target_compile_options(skerry_flags INTERFACE -fprofile-instr-generate -fcoverage-mapping
        -fcoverage-compilation-dir=.)
    target_link_options(skerry_flags INTERFACE -fprofile-instr-generate)
endif()
if(SKERRY_SANITIZE)
    # vptr needs the RTTI that the rules are compiled without.
    set(sanitize -fsanitize=${SKERRY_SANITIZE} -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_compile_options(skerry_flags INTERFACE ${sanitize})
    target_link_options(skerry_flags INTERFACE ${sanitize})
    find_program(LLD ld.lld-19)
    if(LLD) # these programs are large, and it links them in a quarter of the time
        target_link_options(skerry_flags INTERFACE -fuse-ld=lld)
    endif()
endif()
if(SKERRY_FUZZ)
    target_compile_options(skerry_flags INTERFACE -fsanitize=fuzzer-no-link)
    target_link_options(skerry_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

if(NOT SKERRY_WASM)
    find_package(Threads REQUIRED)
    target_link_libraries(skerry_flags INTERFACE Threads::Threads)
endif()
