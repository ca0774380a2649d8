import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFile } from '@cursiv/shared-platform';

/** The differences of a newer build. */
export interface Change {
  /** A changed text of a script or style. */
  code?: (file: string, text: string) => string;
  /** Changed fields of the release file. */
  release?: (release: ReleaseFile) => Partial<ReleaseFile>;
}

const hashOf = (bytes: string | Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Makes another build of a section from a real one: the same code under another id, with the matching hashes. `from` is
 * a release's folder, `to` gets the new build.
 */
export function nextBuild(from: string, to: string, buildId: string, change: Change = {}): void {
  cpSync(from, to, { recursive: true });
  const release = JSON.parse(readFileSync(path.join(from, 'release.json'), 'utf8')) as ReleaseFile;
  const renamed = (text: string) => text.replaceAll(release.buildId, buildId);
  const integrity = { ...release.integrity };
  for (const file of Object.keys(integrity)) {
    if (!/\.(js|css)$/.test(file)) continue;
    const text = renamed(readFileSync(path.join(from, file), 'utf8'));
    const changed = change.code?.(file, text) ?? text;
    writeFileSync(path.join(to, file), changed);
    integrity[file] = hashOf(changed);
  }

  const next: ReleaseFile = {
    ...release,
    buildId,
    builtAt: new Date().toISOString(),
    manifest: JSON.parse(renamed(JSON.stringify(release.manifest))) as ReleaseFile['manifest'],
    integrity,
  };
  writeFileSync(path.join(to, 'release.json'), JSON.stringify({ ...next, ...change.release?.(next) }));
}
