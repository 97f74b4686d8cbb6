#!/bin/sh
# Stops a run that would publish nothing, or pages with a wrong address. Reads DEPLOY_HOST and NEXT_PUBLIC_SITE_URL.
set -eu
stop() {
  echo "::error::$1"
  exit 1
}
case "${DEPLOY_HOST:-}" in
  '') exit 0 ;;
  cloudflare | cloudfront | github-pages) ;;
  *) stop "The repository variable DEPLOY_HOST is \"$DEPLOY_HOST\". This workflow publishes to cloudflare, cloudfront, or github-pages. For another host, remove the variable and publish the artifact \"site\" (deploy/README.md)." ;;
esac
[ -n "${NEXT_PUBLIC_SITE_URL:-}" ] || stop "Set the repository variable NEXT_PUBLIC_SITE_URL to the address of the site, like https://www.example.com: canonical links, the sitemap, and link previews contain it."
