// `npm test`: checks, units, the SDK's operations, then everything in a browser. `-- --section mf-dashboard` runs the units
// and journeys of one section alone.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { assertFreePorts } from './free-ports.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const { section } = parseArgs({ options: { section: { type: 'string' } } }).values;

const BUILD = ['build', '--', '--output-logs=errors-only'];
const ALL = [['check'], ['test:unit'], BUILD, ['test:sdk'], ['test:e2e']];
const ofSection = (name: string) => [['test:unit', '--', `${name}/`], BUILD, ['test:e2e', '--', '--section', name]];

function passes(args: readonly string[]): boolean {
  return spawnSync('npm', ['run', ...args], { cwd: repository, stdio: 'inherit' }).status === 0;
}

try {
  await assertFreePorts();
  process.exitCode = (section ? ofSection(section) : ALL).every(passes) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
