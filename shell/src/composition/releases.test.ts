import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT, type RegistryFile } from '@cursiv/shared-platform';
import { noteFailedStart } from './failed-starts.ts';
import { rememberGood } from './last-known-good.ts';
import { Releases } from './releases.ts';

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
let releases: Releases;

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
    } as RegistryFile['sections'],
  };
  releases = new Releases(registry);
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

describe('releases of sections', () => {
  it('follows the pointer to the immutable release, once per document', async () => {
    expect((await releases.get('mf_public')).file.buildId).toBe('b1');
    await releases.get('mf_public');
    expect(asked).toEqual(['/current.json', '/r/b1/release.json']);
  });

  it('is unavailable while the pointer cannot be had, and there when it can', async () => {
    delete files['/current.json'];
    await expect(releases.get('mf_public')).rejects.toMatchObject({ kind: 'unavailable', section: 'mf_public' });
    files['/current.json'] = pointer;
    await expect(releases.get('mf_public')).resolves.toMatchObject({ file: { buildId: 'b1' } });
  });

  it('refuses the pointer or release of another section', async () => {
    await expect(releases.get('mf_admin')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('refuses a release file with other bytes than the pointer names', async () => {
    files['/r/b1/release.json'] = { ...release, routes: [{ id: 'evil', path: '/', guard: 'none', layout: 'default' }] };
    await expect(releases.get('mf_public')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('falls back to the last release that worked here while the pointer cannot be had', async () => {
    rememberGood('mf_public', refTo(release));
    delete files['/current.json'];
    await expect(releases.get('mf_public')).resolves.toMatchObject({ channel: 'last-known-good' });
  });

  it('falls back when this shell cannot run the newest, and says so when there is nothing else', async () => {
    const next = { ...release, buildId: 'b2', requires: { react: { version: '99.0.0', names: [] } } };
    files['/r/b2/release.json'] = next;
    files['/current.json'] = { ...pointer, stable: refTo(next) };
    await expect(releases.get('mf_public')).rejects.toMatchObject({ kind: 'incompatible' });
    rememberGood('mf_public', refTo(release));
    await expect(releases.get('mf_public')).resolves.toMatchObject({ file: { buildId: 'b1' } });
  });

  it('tries a build that could not start only after the last one that could', async () => {
    const next = { ...release, buildId: 'b2' };
    files['/r/b2/release.json'] = next;
    files['/current.json'] = { ...pointer, stable: refTo(next) };
    noteFailedStart('mf_public', 'b2', Date.now());
    rememberGood('mf_public', refTo(release));
    await expect(releases.get('mf_public')).resolves.toMatchObject({ file: { buildId: 'b1' } });
  });

  it('runs what the registry pins, without a pointer and without a fallback', async () => {
    delete files['/current.json'];
    registry.sections.mf_public.pin = refTo(release);
    await expect(releases.get('mf_public')).resolves.toMatchObject({ channel: 'pinned' });
    expect(asked).toEqual(['/r/b1/release.json']);
    const gone = new Releases(registry);
    registry.sections.mf_public.pin = refTo({ buildId: 'b9' });
    rememberGood('mf_public', refTo(release));
    await expect(gone.get('mf_public')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('fetches nothing of a section that is switched off', async () => {
    registry.sections.mf_public.disabled = { ro: 'Revenim', en: 'Back soon' };
    await expect(releases.get('mf_public')).rejects.toMatchObject({ kind: 'disabled', text: { ro: 'Revenim' } });
    expect(asked).toEqual([]);
  });

  it('refuses releases of an older contract than the registry allows', async () => {
    registry.sections.mf_public.minContract = { ...CONTRACT, minor: CONTRACT.minor + 1 };
    await expect(releases.get('mf_public')).rejects.toMatchObject({ kind: 'incompatible' });
  });

  it.each([
    ['/', 'mf_public'],
    ['/courses/x', 'mf_public'],
    ['/dashboard', 'mf_dashboard'],
    ['/dashboard/courses', 'mf_dashboard'],
    ['/dashboards', 'mf_public'],
    ['/admin', 'mf_admin'],
    ['/admin-setup', 'mf_admin'],
  ])('knows that %s belongs to %s', (path, section) => {
    expect(releases.ownerOf(path)).toBe(section);
  });
});
