import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives this process and what it starts a temporary folder of their own, which goes when the process ends: browsers and
 * tests that are interrupted leave theirs in it. Returns its path.
 */
export function ownTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-run-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
