import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CommandError } from './content-commands/project';
import { runCommand } from './content-commands/run-command';
import { namedFile, PhotoError, storePhoto } from './photo-upload';

const help = 'npm run photo -- path/to/our-team.jpg';

/** `npm run photo` stores a photograph in the project, and prints the address to use in the content. */
runCommand(async () => {
  const file = namedFile(process.argv.slice(2));
  if (!file) throw new CommandError(help);
  try {
    const address = await storePhoto(process.cwd(), basename(file), readFileSync(file));
    console.log(
      `stored   public${address}-….avif and .webp\n\nWrite this address where a photograph is asked for: ${address}`,
    );
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing) throw new CommandError(`There is no file ${file}.`);
    if (error instanceof PhotoError) throw new CommandError(error.message);
    throw error;
  }
});
