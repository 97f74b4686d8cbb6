import { contentCommand } from './content-commands/check';

process.exitCode = contentCommand(process.argv.slice(2));
