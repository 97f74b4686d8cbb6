/*
 * Decides how a host with an edge function answers a request. The results are the same as those of the local server
 * (scripts/local/serve/resolve.ts), for pages. The syntax is ES5 because CloudFront's runtime supports little more,
 * and limits the source to 10 kB.
 *
 * scripts/build/hosts fills in `site`: { pages: { '/about': 1 }, lists: { '/services': 1 },
 * moved: { '/services/old': '/services/new' }, defaultLanguage: 'en', languages: ['es'] }. If the list of pages is
 * too long for a host, `pages` is missing: then every path without a file extension counts as a page, and the host
 * answers 404 if the file does not exist.
 * Returns { file } for a page, { location, status } for a redirect, or { missing: language prefix } otherwise. The host
 * adds the query to the location (withQuery).
 */
function resolveRequest(path, site) {
  var parts;
  try {
    parts = path.split('/').map(decodeURIComponent);
  } catch (_error) {
    return { missing: '' };
  }
  // A decoded slash or control character in a redirect could lead to another site or add a header.
  if (parts.some(isUnsafe)) return { missing: '' };
  parts = parts.filter(Boolean);
  var address = canonical(parts, site);
  if (!site.pages || !site.pages[address]) address = canonical(parts.map(lower), site);
  if (isPage(address, site))
    return address === path ? { file: fileOf(address) } : { location: address, status: 308 };
  if (site.moved[address]) return { location: site.moved[address], status: 308 };

  var language = site.languages.indexOf(address.split('/')[1]) < 0 ? '' : '/' + address.split('/')[1];
  var list = address.slice(0, address.lastIndexOf('/'));
  // A name with an extension is a missing file, such as a payload of an older build, not an id.
  if (site.lists[list] && !hasExtension(address)) return { location: list, status: 302 };
  return { missing: language };
}

/* The location with the query of the request; it goes before the anchor. */
function withQuery(location, query) {
  var anchor = (location + '#').indexOf('#');
  return location.slice(0, anchor) + query + location.slice(anchor);
}

/* The local server rejects the same segments. No page has a name that starts with a dot. */
function isUnsafe(part) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the function rejects them
  return part.charAt(0) === '.' || /[/\\\u0000-\u001f\u007f]/.test(part);
}

function isPage(address, site) {
  if (site.pages) return site.pages[address];
  return !site.moved[address] && !hasExtension(address);
}

function hasExtension(address) {
  return /\.[a-z0-9]+$/.test(address);
}

function lower(part) {
  return part.toLowerCase();
}

/* The one correct address: without ".html", "index", and the default language; each segment encoded again. */
function canonical(parts, site) {
  var rest = parts[0] === site.defaultLanguage ? parts.slice(1) : parts.slice();
  var last = rest.length > 0 ? rest.pop().replace(/\.html$/, '') : 'index';
  if (last !== 'index') rest.push(last);
  return '/' + rest.map(encode).join('/');
}

function encode(part) {
  return encodeURI(part).replace(/[?#]/g, encodeURIComponent);
}

function fileOf(address) {
  return address === '/' ? '/index.html' : address + '.html';
}
