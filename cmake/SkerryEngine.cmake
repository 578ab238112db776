# SPDX-License-Identifier: Apache-2.0
# SKERRY_ENGINE_ONLY: the rules of all games and the search as one static library, for programs that need no server, no
# terminal and no JSON. It installs as the CMake package "skerry" with the target skerry::engine (examples/random_game).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(objects "")
foreach(layer IN LISTS SKERRY_LAYERS)
    list(APPEND objects $<TARGET_OBJECTS:${layer}>)
endforeach()
add_library(skerry_engine STATIC ${objects} src/bots/side_by_side.cpp)
add_library(skerry::engine ALIAS skerry_engine)
target_compile_features(skerry_engine PUBLIC cxx_std_20)
target_link_libraries(skerry_engine PUBLIC Threads::Threads)
target_include_directories(skerry_engine PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/skerry>)
set_target_properties(skerry_engine PROPERTIES EXPORT_NAME engine LINKER_LANGUAGE CXX)

install(TARGETS skerry_engine EXPORT skerry)
install(DIRECTORY src/core src/games DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/skerry FILES_MATCHING PATTERN *.h)
install(FILES src/bots/policies.h src/bots/search.h src/bots/side_by_side.h src/bots/thought.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/skerry/bots)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/skerry)
install(EXPORT skerry NAMESPACE skerry:: FILE skerryTargets.cmake DESTINATION ${package})
file(WRITE ${CMAKE_BINARY_DIR}/skerryConfig.cmake
    "include(CMakeFindDependencyMacro)\nfind_dependency(Threads)\ninclude(\${CMAKE_CURRENT_LIST_DIR}/skerryTargets.cmake)\n")
write_basic_package_version_file(${CMAKE_BINARY_DIR}/skerryConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/skerryConfig.cmake ${CMAKE_BINARY_DIR}/skerryConfigVersion.cmake DESTINATION ${package})
