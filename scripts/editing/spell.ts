import { spellCommand } from './content-commands/spell';

spellCommand(process.cwd()).then((code) => {
  process.exitCode = code;
});
