// `npm test`: checks, units, the SDK's operations, then everything in a browser. `-- --section mf-dashboard` runs the units
// and journeys of one section alone.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { assertFreePorts } from './free-ports.ts';
import { ownTemporaryFolder } from './own-folder.ts';
import { Programs } from './programs.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const { section } = parseArgs({ options: { section: { type: 'string' } } }).values;

const BUILD = ['build', '--', '--output-logs=errors-only'];
const ALL = [['check'], ['test:unit'], BUILD, ['test:sdk'], ['test:e2e']];
const ofSection = (name: string) => [['test:unit', '--', `${name}/`], BUILD, ['test:e2e', '--', '--section', name]];

const programs = new Programs();

/** Runs commands in turn, up to the first that fails; whether all passed. */
async function pass([command, ...others]: readonly string[][]): Promise<boolean> {
  if (!command) return true;
  const passed = await programs.passes('npm', ['run', ...command], { cwd: repository, stdio: 'inherit' });
  return passed && pass(others);
}

try {
  await assertFreePorts();
  ownTemporaryFolder();
  process.exitCode = (await pass(section ? ofSection(section) : ALL)) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
