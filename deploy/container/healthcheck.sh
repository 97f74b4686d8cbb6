#!/bin/bash
# Succeeds if the server answers a request for the home page with 200. The image has bash, but no curl.
# Usage: healthcheck.sh [port]
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/${1:-8080}"
printf 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r -t 5 _version status _reason <&3
[ "$status" = 200 ]
