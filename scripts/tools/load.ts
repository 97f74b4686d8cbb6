import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toolSettings } from '@/lib/site/settings';
import { readSite } from '@/scripts/build/hosts/exported-site';
import { findNginx, type Nginx, startNginx } from '@/scripts/lib/nginx';
import { run } from '@/scripts/lib/run';

/** Seconds for each of the two configurations, in slices that take turns so that both meet the same machine. */
const { loadSeconds: seconds } = toolSettings();
const slices = 6;

/** What nginx does without being told anything but where the files are; the names are those of the recipe. */
const empty = `
pid /tmp/nginx/nginx.pid;
error_log stderr warn;
events {}
http {
    access_log /dev/stdout;
    include rules/types.conf;
    server {
        listen 8080;
        root /srv/site;
    }
}
`;

type Measured = { requests: number; bytes: number; issues: number };

/** One slice of load: all pages in turn, from 32 connections. */
async function load({ origin }: Nginx, paths: readonly string[], duration: number): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const script = path.join(folder, 'pages.lua');
  writeFileSync(
    script,
    `local paths = {${paths.map((each) => JSON.stringify(each)).join(',')}}
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next])
end
done = function(summary)
  local errors = summary.errors
  local issues = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("RESULT %d %d %d\\n", summary.requests, summary.bytes, issues))
end
`,
  );
  const { code, output } = await run(
    'wrk',
    ['-t', '1', '-c', '32', '-d', `${duration}s`, '-s', script, origin.replace('localhost', '127.0.0.1')],
    { quiet: true },
  );
  rmSync(folder, { recursive: true, force: true });
  const result = /RESULT (\d+) (\d+) (\d+)/.exec(output);
  if (code !== 0 || !result) throw new Error(`wrk could not measure:\n${output}`);
  const [requests = 0, bytes = 0, issues = 0] = result.slice(1).map(Number);
  return { requests, bytes, issues };
}

/** Compares the recipe with an empty configuration of the same nginx: `LOAD_SECONDS=600 npm run load`. */
async function main() {
  const program = await findNginx();
  if (!program || (await run('which', ['wrk'], { quiet: true })).code !== 0)
    throw new Error('This needs nginx and wrk: apt-get install nginx-light wrk');
  const { pages } = readSite('out');
  const servers = {
    recipe: await startNginx({ program, out: 'out', port: 4394 }),
    empty: await startNginx({ program, out: 'out', port: 4395, configuration: empty }),
  };
  // The same bytes: by their address from the recipe, by their file's name from the other.
  const paths = {
    recipe: [...pages.keys()],
    empty: [...pages.values()].map((file) => `/${file}`),
  };
  const total = { recipe: { requests: 0, bytes: 0, issues: 0 }, empty: { requests: 0, bytes: 0, issues: 0 } };
  try {
    for (let slice = 0; slice < slices; slice++)
      // Who goes first changes, too.
      for (const name of slice % 2 === 0 ? (['recipe', 'empty'] as const) : (['empty', 'recipe'] as const)) {
        const measured = await load(servers[name], paths[name], Math.max(1, Math.round(seconds / slices)));
        for (const key of ['requests', 'bytes', 'issues'] as const) total[name][key] += measured[key];
      }
  } finally {
    await servers.recipe.stop();
    await servers.empty.stop();
  }
  for (const [name, { requests, bytes, issues }] of Object.entries(total))
    console.log(
      `${name.padEnd(6)} ${(requests / seconds).toFixed(0)} requests/s, ${(bytes / seconds / 1e6).toFixed(0)} MB/s, ${requests} in all, ${issues} errors`,
    );
  const ratio = total.recipe.requests / total.empty.requests;
  console.log(`The recipe reaches ${ratio.toFixed(3)} of the empty configuration's throughput.`);
  process.exitCode = ratio >= 0.95 && total.recipe.issues === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
