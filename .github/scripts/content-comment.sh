#!/bin/sh
# Writes the comment for a pull request whose content has issues. Usage: content-comment.sh issues.txt
# The report quotes content, which may hold any characters. Indented by four spaces, no line of it can end the code
# block or be read as Markdown; a carriage return counts as the end of a line.
set -eu
echo 'The content needs a fix before it can be published:'
echo
# A comment holds 65,536 characters.
tr '\r' '\n' < "$1" | sed 's/^/    /' | head -c 60000
echo
