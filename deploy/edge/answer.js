/*
 * What an address comes to, for hosts that run a function at their edge: the same answers as
 * scripts/local/serve/resolve.ts gives, for pages. Old-fashioned on purpose: CloudFront's runtime knows little more
 * than ES5, and takes 10 kB.
 *
 * `site` is filled in by scripts/build/hosts: { pages: { '/about': 1 }, lists: { '/services': 1 },
 * moved: { '/services/old': '/services/new' }, languages: ['es'] }. Where a host has no room for all pages, `pages`
 * is left out: every address without an ending counts as a page then, and what is missing shows when it is fetched.
 * Returns { file } for a page, { location, status } for a redirect, or { missing: language } for all the rest.
 */
function answer(path, site) {
  var parts;
  try {
    parts = path.split('/').map(decodeURIComponent);
  } catch (_error) {
    return { missing: '' };
  }
  parts = parts.filter(Boolean);
  var address = canonical(parts);
  if (!site.pages || !site.pages[address]) address = canonical(parts.map(lower));
  if (isPage(address, site))
    return address === path ? { file: fileOf(address) } : { location: address, status: 308 };
  if (site.moved[address]) return { location: site.moved[address], status: 308 };

  var language = site.languages.indexOf(address.split('/')[1]) < 0 ? '' : '/' + address.split('/')[1];
  var cut = address.lastIndexOf('/');
  var list = address.slice(0, cut);
  // A name with an ending is a file that is missing, such as a payload of an older build, not an id.
  if (site.lists[list] && !/\.[a-z0-9]+$/.test(address)) return { location: list, status: 302 };
  return { missing: language };
}

function isPage(address, site) {
  if (site.pages) return site.pages[address];
  return !site.moved[address] && !/\.[a-z0-9]+$/.test(address);
}

function lower(part) {
  return part.toLowerCase();
}

function canonical(parts) {
  var rest = parts[0] === 'en' ? parts.slice(1) : parts.slice();
  var last = rest.length > 0 ? rest.pop().replace(/\.html$/, '') : 'index';
  if (last !== 'index') rest.push(last);
  return '/' + rest.join('/');
}

function fileOf(address) {
  return address === '/' ? '/index.html' : address + '.html';
}
