// `node platform-tools/src/turbo.ts run build`: runs Turborepo without the telemetry notice of its first run.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const turbo = path.resolve(import.meta.dirname, '../../node_modules/.bin/turbo');
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
const { status, error } = spawnSync(turbo, process.argv.slice(2), {
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32',
});
if (error) console.error(error.message);
process.exitCode = status ?? 1;
