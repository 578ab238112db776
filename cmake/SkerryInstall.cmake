# SPDX-License-Identifier: Apache-2.0
# cmake --install: the program, the web client (if web/dist is built), manual page, shell completion, and the service of
# systemd with its settings. docs/install.md says what goes where.
include(GNUInstallDirs)

install(TARGETS skerry)
install(DIRECTORY web/dist/ DESTINATION ${CMAKE_INSTALL_DATADIR}/skerry/web OPTIONAL PATTERN .built EXCLUDE)
install(FILES LICENSE README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The program writes its manual page and completions itself, so that they say what it can do. Settings are in /etc/skerry
# where the prefix is /usr, in PREFIX/etc/skerry otherwise, and never overwritten.
set(written ${CMAKE_BINARY_DIR}/written)
install(CODE "set(skerry $<TARGET_FILE:skerry>)\nset(packaging ${PROJECT_SOURCE_DIR}/packaging)\nset(written ${written})")
install(CODE [[
    file(MAKE_DIRECTORY ${written})
    execute_process(COMMAND ${skerry} manual OUTPUT_FILE ${written}/skerry.1 COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND ${skerry} completion bash OUTPUT_FILE ${written}/skerry COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND ${skerry} completion zsh OUTPUT_FILE ${written}/_skerry COMMAND_ERROR_IS_FATAL ANY)
    set(conf_folder ${CMAKE_INSTALL_PREFIX}/etc/skerry)
    if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
        set(conf_folder /etc/skerry)
    endif()
    configure_file(${packaging}/skerry.service.in ${written}/skerry.service @ONLY)
    if(NOT EXISTS $ENV{DESTDIR}${conf_folder}/skerry.conf)
        file(INSTALL ${packaging}/skerry.conf DESTINATION ${conf_folder})
    endif()
]])
install(FILES ${written}/skerry.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${written}/skerry DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${written}/_skerry DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${written}/skerry.service DESTINATION lib/systemd/system)
