import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { randomNumbers } from '../../lib/artwork/random-numbers';
import { filesBelow } from '../../scripts/lib/files';
import { hostileAddresses } from './hostile-addresses';
import { ask } from './hosts';
import { requestedPaths } from './requested-paths';
import { expect } from './site';
import { exportFolder } from './which-site';

/** Markup that tries to run a script, to load from another site, or to change where links and forms lead. */
export const injections: readonly string[] = [
  '<script>harm()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script type="module">harm()</script>',
  '<script src="data:text/javascript,harm()"></script>',
  '<script src="/about.txt"></script>',
  '<script type="importmap">{"imports":{"x":"https://evil.example/x.js"}}</script>',
  '<script nonce="abc">harm()</script>',
  '<script async src="https://evil.example/x.js" integrity=""></script>',
  '<svg><script>harm()</script></svg>',
  '<svg onload="harm()"></svg>',
  '<svg><animate onbegin="harm()" attributeName="x" dur="1s"></animate></svg>',
  '<svg><a href="javascript:harm()"><text y="20">x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=harm()></svg>#x"></use></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.harm()</script>"></iframe></foreignObject></svg>',
  '<math><maction actiontype="statusline" href="javascript:harm()">x</maction></math>',
  '<img src="x" onerror="harm()" alt="">',
  '<img src="/favicon.svg" onload="harm()" alt="">',
  '<img src="https://evil.example/pixel.png" alt="">',
  '<picture><source srcset="https://evil.example/a.png"><img src="/favicon.svg" onload="harm()" alt=""></picture>',
  '<video src="https://evil.example/v.mp4" onerror="harm()" autoplay></video>',
  '<audio src="x" onerror="harm()"></audio>',
  '<video><source src="x" onerror="harm()"></video>',
  '<iframe src="javascript:parent.harm()"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe srcdoc="<script>parent.harm()</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<object data="data:text/html,<script>parent.harm()</script>"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<link rel="preload" as="script" href="https://evil.example/x.js">',
  '<link rel="manifest" href="https://evil.example/m.json">',
  '<style>@import "https://evil.example/x.css"; main { display: none }</style>',
  '<p style="background: url(https://evil.example/x.png)">styled</p>',
  '<input autofocus onfocus="harm()">',
  '<details open ontoggle="harm()"><summary>x</summary></details>',
  '<div tabindex="0" autofocus onfocus="harm()">x</div>',
  '<a class="attack" href="javascript:harm()">link</a>',
  '<a class="attack" href="data:text/html,<script>harm()</script>">link</a>',
  '<form action="https://evil.example/"><button class="attack">send</button></form>',
  '<form action="javascript:harm()"><button class="attack">send</button></form>',
  '<button class="attack" form="x" formaction="javascript:harm()">send</button>',
  '<div><template shadowrootmode="open"><script>harm()</script></template></div>',
  '<noscript><p title="</noscript><img src=x onerror=harm()>"></p></noscript>',
];

const queries = (text: string) => [
  `/case-studies?q=${text}`,
  `/case-studies?industry=${text}`,
  `/contact?${text}=${text}#${text}`,
];

const payloads = [
  '%3C/script%3E%3Cscript%3Eharm()%3C/script%3E',
  '%22%3E%3Cimg%20src=x%20onerror=harm()%3E',
  "'-harm()-'",
  '%60$%7Bharm()%7D%60',
  'javascript:harm()',
  'data:text/html,%3Cscript%3Eharm()%3C/script%3E',
  '//evil.example',
  '%5C%5Cevil.example',
  '%0d%0aSet-Cookie:a=1',
  '%00',
  '%E2%80%AE%E2%80%AE',
  '%',
  '%zz',
  '%C0%AE',
  '__proto__',
  'constructor',
  'prototype.harm',
  'hasOwnProperty',
  'toString',
  '-1',
  '1e309',
  'NaN',
  '%F0%9F%92%A5'.repeat(40),
  '('.repeat(200),
  '[a-z]*+?^$%7B%7D()%7C%5C',
  '(a%2B)%2B$',
  'a'.repeat(6000),
  '&'.repeat(300),
  '=&=&=',
  '%7B%7Bconstructor.constructor(%22harm()%22)()%7D%7D',
];

/** Addresses of existing pages whose query or fragment tries to run a script or to break the page. */
export const hostileQueries: readonly string[] = payloads.flatMap(queries);

/**
 * Creates odd paths: paths of the site, of other sites, and hostile ones, changed at random.
 * @param count how many
 * @param seed the same seed gives the same paths
 * @returns raw request paths of printable ASCII that start with a slash
 */
export function createOddPaths(count: number, seed: number): string[] {
  const next = randomNumbers(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const parts = [
    ...['/', '//', '///', '\\', '/.', '/..', '/./', '%2f', '%5c', '%2e', '%2e%2e', '%252f', '%00', '%0d%0a'],
    ...['%', '%f', '%zz', '%c0%af', '%e2%80%ae', ';', ';x=1', ',', '~', '@', '@evil.example', ':80', '.html'],
    ...'.txt .json .map .br .bak /index /index.html /en /ES ? ?x=%0d%0ay &'.split(' '),
  ];
  const folders = '/etc/passwd /.git/HEAD /.env /package.json /_next/ /admin /api/ /inbox'.split(' ');
  const starts = [...requestedPaths, ...hostileAddresses, ...folders];
  return Array.from({ length: count }, () => {
    let path = pick(starts);
    for (let changes = 1 + Math.floor(next() * 4); changes > 0; changes--) {
      const at = Math.floor(next() * (path.length + 1));
      const kind = next();
      if (kind < 0.6) path = path.slice(0, at) + pick(parts) + path.slice(at);
      else if (kind < 0.75) path = path.slice(0, at) + path.slice(at + 1);
      else if (kind < 0.9) path += pick(starts);
      else path = path.slice(0, at) + path.slice(at).toUpperCase();
    }
    return `/${path.replace(/^\//, '')}`.replace(/[^\x21-\x7e]/g, '');
  });
}

/**
 * Requests paths from a host. Expects that it never fails, serves only files of the export and its own pages, and
 * redirects only within the site.
 * @param own paths of the host's own pages, e.g. the local inbox
 */
export async function expectSafeReplies(
  origin: string,
  paths: readonly string[],
  own: RegExp = /^$/,
): Promise<void> {
  const hash = (contents: Buffer) => createHash('sha256').update(contents).digest('hex');
  const exported = new Set(
    filesBelow(exportFolder).map((file) => hash(readFileSync(`${exportFolder}/${file}`))),
  );
  for (const path of paths) {
    const { status, headers, body } = await ask(origin, path);
    expect(status, path).toBeLessThan(500);
    expect(headers['set-cookie'], path).toBeUndefined();
    // Browsers treat a location that starts with two slashes or backslashes as another host.
    if (headers.location !== undefined) expect(headers.location, path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    if (status === 200 && !own.test(path)) expect(exported, path).toContain(hash(body));
  }
}
