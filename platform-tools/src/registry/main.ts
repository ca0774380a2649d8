// `npm run registry -- <section> status|add|pin|unpin|disable|enable|min-contract|move|release-key [options]`, or `worker off|on`; see docs/deploy.md.
import { registryCommand } from './registry-command.ts';

try {
  console.log(await registryCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
