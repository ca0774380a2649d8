export { accepted } from './accepted.ts';
export { type Command, useCommand } from './use-command.ts';
export { type Commands, type Outcome, useCommands } from './use-commands.ts';
export { usePages } from './use-pages.ts';
