import { edgeSource } from './edge';
import type { ExportedSite } from './exported-site';
import { hashedFiles, revalidated, securityHeaders } from './headers';

/** CloudFront's limit for the size of a function. */
const maxBytes = 10_240;

/** CloudFront runs this for every request. It rewrites the path to a file, or responds with a redirect. */
const handler = `
function handler(event) {
  var request = event.request;
  var found = resolveRequest(request.uri, site);
  if (found.file) request.uri = found.file;
  if (found.location) {
    var query = Object.keys(request.querystring).map(function (name) {
      var each = request.querystring[name];
      var values = each.multiValue ? each.multiValue : [each];
      return values.map(function (one) { return one.value === '' ? name : name + '=' + one.value; }).join('&');
    }).join('&');
    return {
      statusCode: found.status,
      statusDescription: found.status === 308 ? 'Permanent Redirect' : 'Found',
      headers: { location: { value: withQuery(found.location, query ? '?' + query : '') } },
    };
  }
  return request;
}
`;

/** Stops the upload of a release whose function is too large. Not the build, which writes the rules of all hosts. */
const refusal = `echo "deploy/rules/cloudfront/function.js is larger than the ${maxBytes} bytes that CloudFront allows. Remove old redirects from content/redirects.json." >&2
exit 1
`;

/**
 * The source of the function. It includes the list of all pages if that fits into the size limit. Without the list, the
 * 404 page redirects unknown ids.
 */
function functionFor(site: ExportedSite): { source: string; fits: boolean } {
  const [complete, short] = [true, false].map((withPages) => edgeSource(site, withPages) + handler) as [
    string,
    string,
  ];
  const fits = (source: string) => Buffer.byteLength(source) <= maxBytes;
  return fits(complete) ? { source: complete, fits: true } : { source: short, fits: fits(short) };
}

/** The rule files for CloudFront with an S3 bucket: the function, the headers, and an upload script. */
export function cloudfrontRules(site: ExportedSite): Record<string, string> {
  const { source, fits } = functionFor(site);
  const {
    'Content-Security-Policy': policy = '',
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _always,
    'Referrer-Policy': referrer = '',
    ...custom
  } = securityHeaders(site.policy);
  const headersPolicy = {
    Name: 'website',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/\d+/.exec(transport)?.[0]),
        IncludeSubdomains: true,
        Preload: true,
        Override: true,
      },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(custom).length,
      Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  // "sync" skips a file of the same size that is not newer than the one in the bucket. An older release that is published
  // again has such files, so every file except the hashed ones gets the time of the upload.
  // Uploads new files before pages, so that a page never refers to a missing file. Deletes files that the site no longer
  // has at the end, except hashed files, because visitors may have pages of an older release open.
  const upload = `#!/bin/sh
set -eu
${fits ? '' : refusal}bucket=$1
find out -type f ! -path 'out/_next/static/*' -exec touch {} +
aws s3 sync out/_next/static "s3://$bucket/_next/static" --cache-control "${hashedFiles.caching}"
aws s3 sync out "s3://$bucket" --exclude "_next/static/*" --exclude "*.html" --exclude "*.txt" --cache-control "${revalidated}"
aws s3 sync out "s3://$bucket" --exclude "*" --include "*.html" --include "*.txt" --cache-control "${revalidated}"
aws s3 sync out "s3://$bucket" --delete --exclude "_next/static/*" --cache-control "${revalidated}"
`;
  return {
    'function.js': source,
    'response-headers-policy.json': `${JSON.stringify(headersPolicy, null, 2)}\n`,
    'upload.sh': upload,
  };
}
