# SPDX-License-Identifier: Apache-2.0
# The wasm preset: src/embed with all it needs as WebAssembly modules, skerry.wasm with all games and skerry-<game>.wasm
# with one each. docs/embed.md says how they are used.

# Boost's headers and nothing else of the machine's.
find_path(SKERRY_BOOST boost/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/include)
file(CREATE_LINK ${SKERRY_BOOST}/boost ${CMAKE_BINARY_DIR}/include/boost SYMBOLIC)

# Everything but the files that know the list of games (below) and what a browser does not have: processes, threads,
# files. src/embed/wasm has their stand-ins.
set(knows_games src/catalog/catalog.cpp src/bots/bots.cpp src/bots/advice.cpp)
set(needs_system src/bots/program.cpp src/bots/side_by_side.cpp src/record/file.cpp)
set(for_developers src/protocol/document.cpp src/embed/document.cpp)
set(entry src/embed/skerry.cpp src/embed/wasm/host.cpp)
set(sources "")
foreach(folder catalog protocol record table bots embed)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} src/${folder}/*.cpp)
    list(APPEND sources ${found})
endforeach()
list(REMOVE_ITEM sources ${entry} ${knows_games} ${needs_system} ${for_developers})

add_library(skerry_wasm_flags INTERFACE)
target_include_directories(skerry_wasm_flags SYSTEM INTERFACE ${CMAKE_BINARY_DIR}/include)
target_compile_definitions(skerry_wasm_flags INTERFACE BOOST_NO_EXCEPTIONS BOOST_SYSTEM_DISABLE_THREADS
    BOOST_ALL_NO_LIB BOOST_JSON_STATIC_LINK)
# As small as can be, but for the rules: searches spend their time there.
target_compile_options(skerry_wasm_flags INTERFACE -fignore-exceptions -fno-rtti -Oz)
target_link_libraries(skerry_wasm_flags INTERFACE skerry_flags)

add_library(skerry_wasm STATIC ${sources})
target_link_libraries(skerry_wasm PRIVATE skerry_wasm_flags)
file(GLOB large_files CONFIGURE_DEPENDS src/catalog/games/*.cpp src/embed/wasm/*.cpp)
set_source_files_properties(${large_files} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
set_target_properties(skerry_wasm PROPERTIES UNITY_BUILD ${SKERRY_UNITY} UNITY_BUILD_BATCH_SIZE 8)

# The functions of the C interface, from its header.
set(exports "")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS src/embed/skerry.h)
file(STRINGS src/embed/skerry.h declared REGEX "^SKERRY_API ")
foreach(line IN LISTS declared)
    string(REGEX MATCH "skerry_[a-z_]+\\(" function "${line}")
    string(REPLACE "(" "" function "${function}")
    list(APPEND exports -Wl,--export=${function})
endforeach()

# skerry_module(name game...): a module with these games, in the order of their ids.
function(skerry_module name)
    set(includes "")
    list(TRANSFORM ARGN REPLACE "(.+)" "#include \"games/\\1/game.h\"\n" OUTPUT_VARIABLE includes)
    list(TRANSFORM ARGN APPEND "::Game" OUTPUT_VARIABLE types)
    list(JOIN includes "" includes)
    list(JOIN types ", " types)
    set(folder ${CMAKE_BINARY_DIR}/modules/${name})
    file(CONFIGURE OUTPUT ${folder}/catalog/games.h CONTENT
        "#pragma once\n#include <tuple>\n${includes}namespace skerry {\nusing Games = std::tuple<${types}>;\n}\n")
    add_executable(${name} ${entry} ${knows_games})
    target_include_directories(${name} BEFORE PRIVATE ${folder})
    set_target_properties(${name} PROPERTIES SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
    list(TRANSFORM ARGN PREPEND skerry_game_ OUTPUT_VARIABLE games)
    target_link_libraries(${name} PRIVATE skerry_wasm_flags skerry_wasm ${games} skerry_core)
    target_link_options(${name} PRIVATE -mexec-model=reactor -Wl,--strip-all -Wl,--gc-sections -Wl,-z,stack-size=1048576
        -Wl,--stack-first -Wl,--max-memory=1073741824 ${exports})
endfunction()

set(all_games "")
foreach(layer IN LISTS SKERRY_LAYERS)
    if(layer MATCHES "^skerry_game_(.+)$")
        list(APPEND all_games ${CMAKE_MATCH_1})
    endif()
endforeach()
skerry_module(skerry ${all_games})
foreach(game IN LISTS all_games)
    string(REPLACE "_" "-" id ${game})
    skerry_module(skerry-${id} ${game})
    set_target_properties(skerry-${id} PROPERTIES EXCLUDE_FROM_ALL ON) # built by name, for whoever needs one game
endforeach()
