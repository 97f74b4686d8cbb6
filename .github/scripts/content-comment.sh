#!/bin/sh
# Writes the comment for a pull request whose content has issues. Usage: content-comment.sh issues.txt
# The report quotes content, which can have any characters. Lines that are indented by four spaces cannot end the code
# block and are not read as Markdown. Carriage returns are line breaks, too.
set -eu
echo 'The content needs a fix before it can be published:'
echo
# A comment can have 65,536 characters.
tr '\r' '\n' < "$1" | sed 's/^/    /' | head -c 60000
echo
