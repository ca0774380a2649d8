import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives this process and what it starts a temporary folder of their own, which goes when the process ends: browsers and
 * tests that are interrupted leave theirs in it. Programs that are started hundreds of times in a run, as backends are,
 * keep their compiled code there. Returns its path.
 */
export function ownTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-run-'));
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE ??= path.join(folder, 'compiled');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
