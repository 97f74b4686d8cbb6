/**
 * What to write where somebody left out the two dashes that npm needs before options: npm then takes the options for
 * its own and passes on none.
 * @param options the options of the command
 */
export function explainMissingDashes(
  options: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const name = env.npm_lifecycle_event;
  const kept = name && options.find((option) => env[`npm_config_${option.replaceAll('-', '_')}`]);
  if (!kept) return undefined;
  const isFlag = env[`npm_config_${kept.replaceAll('-', '_')}`] === 'true';
  return `npm has kept "--${kept}" for itself. Write two dashes between the command and its options: npm run ${name} -- ${isFlag ? '' : '… '}--${kept}`;
}
