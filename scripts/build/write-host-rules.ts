import { checkCompressed } from './hosts/check-compressed';
import { hostNames, isHost, publishRules, writeRules } from './hosts/rules';

const folder = 'deploy/rules';

/** Writes the rules of all hosts for the export in `out`; with a host's name, also the files that it reads from `out`. */
function main() {
  checkCompressed('out');
  writeRules('out', folder);
  console.log(`The rules of ${hostNames.length} hosts are in ${folder}/.`);
  const host = process.argv[2];
  if (host === undefined) return;
  if (!isHost(host))
    throw new Error(`There is no recipe for the host "${host}". Use one of: ${hostNames.join(', ')}.`);
  for (const name of publishRules(host, 'out')) console.log(`out/${name} is for ${host}.`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
