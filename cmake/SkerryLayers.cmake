# SPDX-License-Identifier: Apache-2.0
# The folders of src/ as libraries. SKERRY_LAYERS is the list so far, lowest first.

set(SKERRY_LAYERS "")

# A static library of a folder's .cpp files; an interface library where there are only headers.
# main.cpp is left to the executable, src/embed/wasm to SkerryWasm.cmake.
function(skerry_library name folder)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$|/embed/wasm/")
    if(sources)
        add_library(${name} STATIC ${sources})
        target_link_libraries(${name} PRIVATE skerry_flags PUBLIC ${ARGN})
        # Several files at once: the headers that they share are read once.
        set_target_properties(${name} PROPERTIES UNITY_BUILD ${SKERRY_UNITY} UNITY_BUILD_BATCH_SIZE 8)
    else()
        add_library(${name} INTERFACE)
        target_link_libraries(${name} INTERFACE ${ARGN})
    endif()
endfunction()

# skerry_layer(folder [LINK libraries...] [HEADERS headers...]): src/<folder> becomes skerry_<folder>, on top of all layers
# before it. A folder that does not exist yet is skipped. HEADERS are compiled once, for this layer and all after it.
macro(skerry_layer folder)
    cmake_parse_arguments(LAYER "" "" "LINK;HEADERS" ${ARGN})
    if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/src/${folder})
        set(layer_below ${SKERRY_LAYERS})
        list(REVERSE layer_below) # the linker wants the user before the used
        skerry_library(skerry_${folder} ${PROJECT_SOURCE_DIR}/src/${folder} ${layer_below} ${LAYER_LINK})
        list(APPEND SKERRY_LAYERS skerry_${folder})
        if(NOT SKERRY_UNITY)
            # Every file shows that it includes what it uses.
        elseif(LAYER_HEADERS)
            target_precompile_headers(skerry_${folder} PRIVATE ${LAYER_HEADERS})
            set(layer_with_headers skerry_${folder})
        elseif(layer_with_headers)
            target_precompile_headers(skerry_${folder} REUSE_FROM ${layer_with_headers})
        endif()
    endif()
endmacro()

# Every folder src/games/<g> becomes skerry_game_<g>. A game knows core and nothing else, throws nothing and asks no
# type at run time.
macro(skerry_games)
    set(games_below ${SKERRY_LAYERS})
    file(GLOB game_folders CONFIGURE_DEPENDS LIST_DIRECTORIES true ${PROJECT_SOURCE_DIR}/src/games/*)
    foreach(folder IN LISTS game_folders)
        if(IS_DIRECTORY ${folder})
            cmake_path(GET folder FILENAME game)
            skerry_library(skerry_game_${game} ${folder} ${games_below})
            get_target_property(game_type skerry_game_${game} TYPE)
            if(game_type STREQUAL "STATIC_LIBRARY")
                target_compile_options(skerry_game_${game} PRIVATE -fno-exceptions -fno-rtti ${SKERRY_GAME_FLAGS}
                    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>) # g++ 12 warns of its own std::string
                # One translation unit: it compiles in a third of the time, and the compiler sees a whole game at once.
                set_target_properties(skerry_game_${game} PROPERTIES UNITY_BUILD_BATCH_SIZE 0)
            endif()
            list(APPEND SKERRY_LAYERS skerry_game_${game})
        endif()
    endforeach()
endmacro()
