import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT, type RegistryEntry, type RegistryFile } from '@cursiv/shared-platform';
import { noteFailedStart } from './memory/failed-starts.ts';
import { rememberGood } from './memory/last-known-good.ts';
import { SectionHost } from './section-host.ts';

const release = {
  schema: 1,
  section: 'mf_public',
  buildId: 'b1',
  contract: CONTRACT,
  requires: {},
  routes: [],
  manifest: {},
  integrity: {},
};

const integrityOf = (file: object) => `sha384-${createHash('sha384').update(JSON.stringify(file)).digest('base64')}`;
const refTo = (file: { buildId: string }) => ({ buildId: file.buildId, integrity: integrityOf(file) });
const pointer = { schema: 1, section: 'mf_public', revision: 1, stable: refTo(release), previous: [] };

let files: Record<string, unknown>;
let asked: string[];
let server: Server;
let registry: RegistryFile;
let host: SectionHost;

/** Changes what the registry says about the public section. */
const register = (change: Partial<RegistryEntry>) => Object.assign(registry.sections.mf_public ?? {}, change);

beforeEach(async () => {
  files = {
    '/current.json': pointer,
    '/r/b1/release.json': release,
  };
  asked = [];
  localStorage.clear();
  sessionStorage.clear();
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.statusCode = path in files ? 200 : 404;
    response.end(JSON.stringify(files[path] ?? null));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  registry = {
    schema: 1,
    revision: 1,
    sections: {
      mf_public: { origin, owns: ['/'] },
      mf_dashboard: { origin, owns: ['/dashboard', '/test-upload'] },
      mf_admin: { origin, owns: ['/admin', '/admin-setup'] },
    },
  };
  host = new SectionHost(registry);
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

describe('the release of a section', () => {
  it('follows the pointer to the immutable release, once per document', async () => {
    expect((await host.release('mf_public')).file.buildId).toBe('b1');
    await host.release('mf_public');
    expect(asked).toEqual(['/current.json', '/r/b1/release.json']);
  });

  it('is unavailable while the pointer cannot be had, and there when it can', async () => {
    delete files['/current.json'];
    await expect(host.release('mf_public')).rejects.toMatchObject({ kind: 'unavailable', section: 'mf_public' });
    files['/current.json'] = pointer;
    await expect(host.release('mf_public')).resolves.toMatchObject({ file: { buildId: 'b1' } });
  });

  it('refuses the pointer or release of another section', async () => {
    await expect(host.release('mf_admin')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('refuses a release file with other bytes than the pointer names', async () => {
    files['/r/b1/release.json'] = { ...release, routes: [{ id: 'evil', path: '/', guard: 'none', layout: 'default' }] };
    await expect(host.release('mf_public')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('falls back to the last release that worked here while the pointer cannot be had', async () => {
    rememberGood('mf_public', refTo(release));
    delete files['/current.json'];
    await expect(host.release('mf_public')).resolves.toMatchObject({ channel: 'last-known-good' });
  });

  it('falls back when this shell cannot run the newest, and says so when there is nothing else', async () => {
    const next = { ...release, buildId: 'b2', requires: { react: { version: '99.0.0', names: [] } } };
    files['/r/b2/release.json'] = next;
    files['/current.json'] = { ...pointer, stable: refTo(next) };
    await expect(host.release('mf_public')).rejects.toMatchObject({ kind: 'incompatible' });
    rememberGood('mf_public', refTo(release));
    await expect(host.release('mf_public')).resolves.toMatchObject({ file: { buildId: 'b1' } });
  });

  it('tries a build that could not start only after the last one that could', async () => {
    const next = { ...release, buildId: 'b2' };
    files['/r/b2/release.json'] = next;
    files['/current.json'] = { ...pointer, stable: refTo(next) };
    noteFailedStart('mf_public', 'b2', Date.now());
    rememberGood('mf_public', refTo(release));
    await expect(host.release('mf_public')).resolves.toMatchObject({ file: { buildId: 'b1' } });
  });

  it('runs what the registry pins, without a pointer and without a fallback', async () => {
    delete files['/current.json'];
    register({ pin: refTo(release) });
    await expect(host.release('mf_public')).resolves.toMatchObject({ channel: 'pinned' });
    expect(asked).toEqual(['/r/b1/release.json']);
    const gone = new SectionHost(registry);
    register({ pin: refTo({ buildId: 'b9' }) });
    rememberGood('mf_public', refTo(release));
    await expect(gone.release('mf_public')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('fetches nothing of a section that is switched off', async () => {
    register({ disabled: { ro: 'Revenim', en: 'Back soon' } });
    await expect(host.release('mf_public')).rejects.toMatchObject({ kind: 'disabled', text: { ro: 'Revenim' } });
    expect(asked).toEqual([]);
  });

  it('refuses releases of an older contract than the registry allows', async () => {
    register({ minContract: { ...CONTRACT, minor: CONTRACT.minor + 1 } });
    await expect(host.release('mf_public')).rejects.toMatchObject({ kind: 'incompatible' });
  });

  it('refuses a release that claims pages of another section', async () => {
    const greedy = { ...release, routes: [{ id: 'desk', path: '/dashboard', guard: 'none', layout: 'default' }] };
    files['/r/b1/release.json'] = greedy;
    files['/current.json'] = { ...pointer, stable: refTo(greedy) };
    await expect(host.release('mf_public')).rejects.toMatchObject({ kind: 'incompatible' });
    expect(host.state('mf_public')).toMatchObject({ kind: 'failed' });
  });

  it('is unavailable when the registry does not name the section', async () => {
    await expect(host.release('mf_journal')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('where a section stands', () => {
  it('is known from the first request on', async () => {
    expect(host.state('mf_public').kind).toBe('absent');
    const found = host.release('mf_public');
    expect(host.state('mf_public').kind).toBe('choosing');
    await found;
    expect(host.state('mf_public')).toMatchObject({ kind: 'chosen', release: { file: { buildId: 'b1' } } });
  });

  it('is committed to the release whose page was rendered, although its code has not come', async () => {
    const rendered = await host.release('mf_public');
    expect(host.committed('mf_public')).toBeUndefined();
    host.show(rendered);
    expect(host.state('mf_public').kind).toBe('shown');
    expect(host.committed('mf_public')).toBe(rendered);
  });

  it('is a failure with its reason, until the next request succeeds', async () => {
    delete files['/current.json'];
    await host.release('mf_public').catch(() => undefined);
    expect(host.state('mf_public')).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
    files['/current.json'] = pointer;
    await host.release('mf_public');
    expect(host.state('mf_public').kind).toBe('chosen');
  });

  it('is switched off as soon as the registry says so, unless its code runs', async () => {
    const running = await host.release('mf_public');
    register({ disabled: { ro: 'Revenim', en: 'Back soon' } });
    expect(host.state('mf_public')).toMatchObject({ kind: 'disabled', text: { en: 'Back soon' } });
    host.adoptRunning(running, {
      contract: CONTRACT,
      id: 'mf_public',
      buildId: 'b1',
      routes: {},
      messages: async () => ({}),
    });
    expect(host.state('mf_public').kind).toBe('running');
    expect(host.allows(running)).toBe(false);
  });

  it('is told to whoever follows it', async () => {
    const kinds: string[] = [];
    host.subscribe(() => kinds.push(host.state('mf_public').kind));
    await host.release('mf_public');
    expect(kinds).toEqual(['choosing', 'chosen']);
  });
});

describe('the entries of the menus', () => {
  const label = { ro: 'Cursuri', en: 'Courses' };
  const withMenu = {
    ...release,
    routes: [{ id: 'courses', path: '/courses', guard: 'none', layout: 'default' }],
    menu: [
      { menu: 'default', route: 'courses', label, order: 10 },
      { menu: 'default', route: 'nowhere', label, order: 20 },
    ],
  };
  const entry = { section: 'mf_public', menu: 'default', path: '/courses', guard: 'none', label, order: 10 } as const;

  it('come with the release, and lead to its pages alone', async () => {
    files['/r/b1/release.json'] = withMenu;
    files['/current.json'] = { ...pointer, stable: refTo(withMenu) };
    expect(host.menu).toEqual([]);
    await host.release('mf_public');
    expect(host.menu).toEqual([entry]);
  });

  it('are those of the document until the release is known, and stay when the section is switched off', () => {
    const given = new SectionHost(registry, [entry]);
    const before = given.menu;
    expect(before).toEqual([entry]);
    register({ disabled: { ro: 'Revenim', en: 'Back soon' } });
    given.adoptRegistry(registry);
    // The very same: whoever shows it renders it once.
    expect(given.menu).toBe(before);
  });
});
