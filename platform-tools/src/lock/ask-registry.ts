import { spawnSync } from 'node:child_process';
import type { AskIntegrity } from './complete-integrities.ts';

/** Asks the registry that npm uses. */
export const askRegistry: AskIntegrity = (name, version) => {
  const wanted = ['view', `${name}@${version}`, 'dist.integrity', '--json'];
  const { status, stdout } = spawnSync('npm', wanted, { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? (JSON.parse(stdout) as string) : undefined;
};
