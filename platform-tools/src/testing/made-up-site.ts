import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseFile, ReleaseRef } from '@cursiv/shared-platform';
import { integrityOf } from '../bundling/integrity/integrity.ts';

/** Real folders of a minimal shell and its public section, in a temporary place. */
export class MadeUpSite {
  readonly root = mkdtempSync(path.join(tmpdir(), 'cursiv-site-'));

  constructor() {
    this.write('shell/builds/latest.json', { id: 's1' });
    const offer = { contract: { major: 1, minor: 1 }, provides: { react: { version: '19.3.1', names: ['use'] } } };
    this.write('shell/builds/meta/s1.json', { id: 's1', ...offer });
    this.register({});
    this.point(this.release('b2'), this.release('b1'));
  }

  at = (file: string) => path.join(this.root, file);
  read = (file: string) => readFileSync(this.at(file), 'utf8');
  remove = (file = '') => rmSync(this.at(file), { recursive: true });

  /** Writes a text, or any other value as JSON; returns the file's new content. */
  write(file: string, content: unknown): string {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), text);
    return text;
  }

  /** Writes a release of the section into a folder. */
  release(buildId: string, change: Partial<ReleaseFile> = {}, folder = `section/r/${buildId}`): ReleaseRef {
    const entry = this.write(`${folder}/entry.js`, `/* ${buildId} */`);
    const file: ReleaseFile = {
      schema: 1,
      section: 'mf_public',
      buildId,
      builtAt: '',
      contract: { major: 1, minor: 0 },
      requires: { react: { version: '19.2.0', names: ['use'] } },
      routes: [],
      manifest: { metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] },
      integrity: { 'entry.js': integrityOf(entry) },
      ...change,
    };
    return { buildId, integrity: integrityOf(this.write(`${folder}/release.json`, file)) };
  }

  /** Makes one release live, and keeps others. */
  point(stable: ReleaseRef, ...kept: ReleaseRef[]): void {
    const previous = kept.map((ref) => ({ ...ref, liveUntil: '2026-01-01' }));
    this.write('section/current.json', { schema: 1, section: 'mf_public', revision: 1, stable, previous });
  }

  /** Additional fields of the section's entry in the shell's registry. */
  register(more: object): void {
    const entry = (origin: string) => ({ origin, owns: ['/'] });
    this.write('shell/platform/registry.json', {
      schema: 1,
      revision: 7,
      sections: {
        mf_public: { ...entry('https://public.test'), ...more },
        mf_dashboard: entry('https://dashboard.test'),
        mf_admin: entry('https://admin.test'),
      },
    });
  }
}
