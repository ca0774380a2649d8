// `npm run release -- <section> assemble|sign|verify|promote|rollback|gather|status [options]`, or `shell gather`; see docs/deploy.md.
import { assemble } from './assemble.ts';
import { gather } from './gather.ts';
import { promote } from './pointer/promote.ts';
import { rollback } from './pointer/rollback.ts';
import { status } from './pointer/status.ts';
import { type ReleaseOptions, releaseOptions } from './release-options.ts';
import { gatherShell } from './shell/gather-shell.ts';
import { sign } from './signature/sign.ts';
import { verifyToPromote } from './verify.ts';

const COMMANDS: Record<string, (options: ReleaseOptions) => Promise<string>> = {
  assemble,
  sign,
  verify: verifyToPromote,
  promote,
  rollback,
  gather,
  status,
};

const [workspace = '', name = '', ...args] = process.argv.slice(2);
async function run(): Promise<string> {
  if (workspace === 'shell' && name === 'gather') return gatherShell(args);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(`name what to do: <section> ${Object.keys(COMMANDS).join('|')}`);
  return command(releaseOptions(workspace, args));
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
