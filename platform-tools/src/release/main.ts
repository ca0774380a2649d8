// `npm run release -- <section> assemble|verify|promote|rollback|status [options]`; see docs/decisions/009-releases.md.
import { assemble } from './assemble.ts';
import { promote } from './promote.ts';
import { type ReleaseOptions, releaseOptions } from './release-options.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';
import { verify } from './verify.ts';

const COMMANDS: Record<string, (options: ReleaseOptions) => Promise<string>> = {
  assemble,
  verify,
  promote,
  rollback,
  status,
};

const [workspace = '', name = '', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(`name what to do: <section> ${Object.keys(COMMANDS).join('|')}`);
  console.log(await command(releaseOptions(workspace, args)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
