import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RegistryEntry, type ReleaseFile, signedText } from '@cursiv/shared-platform';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const SHELL = `
exports.provided = { react: {} };
exports.render = async ({ section, config }) => ({
  status: 200, locale: 'ro', head: config.name, root: '<div id="root">' + section.buildId + '</div>',
});`;

/** A release key: the private half signs, the public half goes into the registry. */
export interface ReleaseKey {
  privateKey: KeyObject;
  publicKey: string;
}

export function releaseKey(): ReleaseKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(x, 'base64url').toString('base64') };
}

/** The signature of a release's text for a section. */
export const signatureOf = ({ privateKey }: ReleaseKey, section: string, text: string): string =>
  sign(null, signedText(section, text), privateKey).toString('base64');

/** The smallest release that can be rendered. */
export function smallRelease(change: Partial<ReleaseFile> = {}): { file: ReleaseFile; code: string } {
  const section = change.section ?? 'mf_public';
  const code = `exports.section = { id: '${section}', buildId: 'next1' };`;
  return {
    code,
    file: {
      schema: 1,
      section,
      buildId: 'next1',
      builtAt: '',
      contract: { major: 1, minor: 1 },
      requires: { react: { version: '19.2.0', names: ['use'] } },
      routes: [],
      manifest: { metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] },
      integrity: { 'server.js': hashOf(code) },
      firstView: { server: 'server.js', entry: [], pages: {}, messages: { ro: [], en: [] } },
      ...change,
    },
  };
}

/** The files of a site on which one release is live. */
export interface Live {
  release: { file: ReleaseFile; code: string };
  /** Of the release file's text. */
  signature?: (text: string) => string;
  /** The registry's entry for its section. */
  entry: Partial<RegistryEntry>;
}

/** A site of shell and sections on one origin, over HTTP. */
export class SmallSite {
  readonly #server: Server = createServer();
  /** The requested paths. */
  asked: string[] = [];

  start = () => new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
  stop = () => new Promise((resolve) => void this.#server.close(resolve));

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Makes a release live for all visitors; returns its name. */
  serve({ release: { file, code }, signature, entry }: Live) {
    const { section, buildId } = file;
    const text = JSON.stringify(file);
    const stable = { buildId, integrity: hashOf(text) };
    const own = { origin: this.origin, owns: ['/'], ...entry };
    const sections = { desk: { origin: this.origin, owns: ['/desk'] }, [section]: own };
    const files: Record<string, unknown> = {
      '/platform/registry.json': { schema: 1, revision: 1, sections },
      '/platform/config.json': { name: 'small' },
      '/builds/latest.json': { id: 'shell1' },
      '/builds/release/shell1.json': {
        schema: 1,
        id: 'shell1',
        document:
          '<!--slot:html--><html lang="ro"><!--/slot:html-->' +
          ['head', 'settings', 'styles', 'scripts', 'root', 'noscript']
            .map((slot) => `<!--slot:${slot}--><!--/slot:${slot}-->`)
            .join(''),
        server: { file: 'assets/server.js', integrity: hashOf(SHELL) },
        styles: [],
        scripts: [],
        fonts: [],
      },
      '/builds/meta/shell1.json': {
        id: 'shell1',
        contract: { major: 1, minor: 1 },
        provides: { react: { version: '19.3.1', names: ['use'] } },
      },
      '/assets/server.js': SHELL,
      '/current.json': { schema: 1, section, revision: 1, stable, previous: [] },
      [`/r/${buildId}/release.json`]: text,
      [`/r/${buildId}/server.js`]: code,
      [`/r/${buildId}/release.sig`]: signature?.(text),
    };
    this.asked = [];
    this.#server.removeAllListeners('request').on('request', ({ url = '' }, response) => {
      this.asked.push(url);
      const content = files[url];
      if (content === undefined) response.writeHead(404).end();
      else response.end(typeof content === 'string' ? content : JSON.stringify(content));
    });
    return stable;
  }
}
