import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PointerFile, RegistryEntry, RegistryFile, ReleaseFile, ReleaseRef } from '@cursiv/shared-platform';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A shell and its public section on one origin, over HTTP, with as many releases as a test needs. */
export class ComposedSite {
  readonly #server: Server = createServer();
  readonly files: Record<string, unknown> = {
    '/builds/latest.json': { id: 's1' },
    '/builds/meta/s1.json': {
      id: 's1',
      contract: { major: 1, minor: 1 },
      provides: { react: { version: '19.3.1', names: ['use'] } },
    },
  };

  async start(): Promise<void> {
    this.#server.on('request', ({ url = '' }, response) => {
      const content = this.files[url];
      if (content === undefined) response.writeHead(404).end();
      else response.end(typeof content === 'string' ? content : JSON.stringify(content));
    });
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    this.register({});
  }

  stop = () => new Promise((resolve) => void this.#server.close(resolve));

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Additional fields of the section's entry in the deployed file. */
  register(more: Partial<RegistryEntry>): void {
    const own = { origin: this.origin, owns: ['/'], ...more };
    const admin = { origin: this.origin, owns: ['/admin'] };
    const file: RegistryFile = { schema: 1, revision: 7, sections: { mf_public: own, mf_admin: admin } };
    this.files['/platform/deployed-registry.json'] = file;
    this.files['/platform/registry.json'] = file;
  }

  get file(): RegistryFile {
    return this.files['/platform/deployed-registry.json'] as RegistryFile;
  }

  /** Places a release of the section. */
  release(buildId: string, change: Partial<ReleaseFile> = {}): ReleaseRef {
    const code = `/* ${buildId} */`;
    const file: ReleaseFile = {
      schema: 1,
      section: 'mf_public',
      buildId,
      builtAt: '2026-11-20T10:00:00Z',
      contract: { major: 1, minor: 0 },
      requires: { react: { version: '19.2.0', names: ['use'] } },
      routes: [],
      manifest: { metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] },
      integrity: { 'entry.js': hashOf(code) },
      ...change,
    };
    const text = JSON.stringify(file);
    this.files[`/r/${buildId}/entry.js`] = code;
    this.files[`/r/${buildId}/release.json`] = text;
    return { buildId, integrity: hashOf(text) };
  }

  /** Makes a release live, tries out another on a tenth of the visitors, and keeps earlier ones. */
  point(stable: ReleaseRef, canary?: ReleaseRef, ...kept: ReleaseRef[]): PointerFile {
    const previous = kept.map((ref) => ({ ...ref, liveUntil: '2026-11-20T10:00:00Z' }));
    const trial = canary && { canary: { ...canary, percent: 10 } };
    const pointer: PointerFile = { schema: 1, section: 'mf_public', revision: 1, stable, ...trial, previous };
    this.files['/current.json'] = pointer;
    return pointer;
  }
}
