import { generateKeyPairSync } from 'node:crypto';
import { integrityOf } from '../../bundling/integrity/integrity.ts';
import { registryCommand } from '../../registry/registry-command.ts';
import { MadeUpSite } from '../../testing/made-up-site.ts';
import { assemble } from '../assemble.ts';
import { gather } from '../gather.ts';
import { verifyToPromote } from '../verify.ts';
import { developmentKey, publicHalf } from './release-key.ts';
import { sign } from './sign.ts';

let site: MadeUpSite;

const SERVER = '/* the code for the server */';
const renderable = {
  integrity: { 'entry.js': integrityOf('/* b3 */'), 'server.js': integrityOf(SERVER) },
  firstView: { server: 'server.js', entry: [], pages: {}, messages: { ro: [], en: [] } },
};

const options = (more: object = {}) => ({
  section: 'mf_public' as const,
  build: site.at('build'),
  site: site.at('section'),
  origin: undefined,
  shell: site.at('shell'),
  registry: '',
  buildId: 'b3',
  key: undefined,
  percent: undefined,
  live: false,
  ...more,
});

/** A new key, as `openssl genpkey -algorithm ed25519` writes it; returns its files. */
function newKey(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  site.write(`${name}.pem`, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  site.write(`${name}.pub.pem`, publicKey.export({ format: 'pem', type: 'spki' }));
  return { key: site.at(`${name}.pem`), publicFile: site.at(`${name}.pub.pem`), publicKey: publicHalf(publicKey) };
}

beforeEach(() => {
  site = new MadeUpSite();
  site.release('b3', renderable, 'build');
  site.write('build/server.js', SERVER);
});

afterEach(() => site.remove());

describe('a release that is to be rendered on the server', () => {
  it("goes live when it is signed with the key that the shell's registry has", async () => {
    const { key, publicKey } = newKey('team');
    site.register({ releaseKey: publicKey });
    await assemble(options({ key }));
    await expect(verifyToPromote(options())).resolves.toContain('is whole');
  });

  it('does not go live unsigned, or signed with another key', async () => {
    site.register({ releaseKey: newKey('team').publicKey });
    await assemble(options({ key: newKey('other').key }));
    await expect(verifyToPromote(options())).rejects.toThrow('it is signed with another key');
    site.remove('section/r/b3/release.sig');
    await expect(verifyToPromote(options())).rejects.toThrow('it is not signed');
    await sign(options({ key: site.at('team.pem') }));
    await expect(verifyToPromote(options())).resolves.toContain('is whole');
  });

  it('needs no signature where the registry lets none be rendered', async () => {
    await assemble(options());
    site.remove('section/r/b3/release.sig');
    await expect(verifyToPromote(options())).resolves.toContain('is whole');
  });

  it('is signed with a key that everybody has on this machine only', async () => {
    site.register({ releaseKey: publicHalf(developmentKey('mf_public')) });
    await assemble(options());
    await expect(verifyToPromote(options())).resolves.toContain('is whole');
    const live = options({ origin: site.at('section'), site: site.at('next') });
    expect(await assemble(live)).toContain('not signed');
    await expect(sign(options({ origin: 'https://public.test' }))).rejects.toThrow(
      'name the release key: --key <file>',
    );
  });

  it('keeps its signature when the site is gathered', async () => {
    const signature = await assemble(options()).then(() => site.read('section/r/b3/release.sig'));
    const { integrity } = { integrity: integrityOf(site.read('section/r/b3/release.json')) };
    site.point({ buildId: 'b3', integrity });
    await gather(options({ origin: site.at('section'), site: site.at('next') }));
    expect(site.read('next/r/b3/release.sig')).toBe(signature);
  });
});

describe('the registry', () => {
  const registry = (...command: string[]) =>
    registryCommand([
      'mf-public',
      ...command,
      '--registry',
      site.at('shell/platform/registry.json'),
      '--site',
      site.at('section'),
      '--shell',
      site.at('shell'),
    ]);

  it('takes in a release key, tells of it and of what is not signed with it, and lets go of it', async () => {
    await assemble(options());
    site.point({ buildId: 'b3', integrity: integrityOf(site.read('section/r/b3/release.json')) });
    const { publicFile, publicKey } = newKey('team');
    expect(await registry('status')).toContain('by browsers alone');
    expect(await registry('release-key', publicFile)).toContain('is rendered on the server when its release is signed');
    expect(await registry('status')).toContain(`when signed with ${publicKey}`);
    expect(await registry('status')).toContain('it is signed with another key');
    expect(await registry('release-key', 'none')).toContain('browsers alone');
    expect(site.read('shell/platform/registry.json')).not.toContain('releaseKey');
  });

  it('takes no other kind of key', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    site.write('rsa.pem', publicKey.export({ format: 'pem', type: 'spki' }));
    await expect(registry('release-key', site.at('rsa.pem'))).rejects.toThrow('holds no Ed25519 key');
    await expect(registry('release-key', site.at('none.pem'))).rejects.toThrow('there is no release key');
  });
});
