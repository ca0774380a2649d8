import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RegistryFile } from '@cursiv/shared-platform';
import { Releases } from './releases.ts';

const release = {
  schema: 1,
  section: 'mf_public',
  buildId: 'b1',
  contract: { major: 1, minor: 0 },
  requires: {},
  routes: [],
  manifest: {},
  integrity: {},
};

let files: Record<string, unknown>;
let asked: string[];
let server: Server;
let releases: Releases;

beforeEach(async () => {
  files = {
    '/current.json': { schema: 1, section: 'mf_public', revision: 1, stable: { buildId: 'b1' } },
    '/r/b1/release.json': release,
  };
  asked = [];
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.statusCode = path in files ? 200 : 404;
    response.end(JSON.stringify(files[path] ?? null));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const registry: RegistryFile = {
    schema: 1,
    revision: 1,
    sections: {
      mf_public: { origin, owns: ['/'] },
      mf_dashboard: { origin, owns: ['/dashboard', '/test-upload'] },
      mf_admin: { origin, owns: ['/admin', '/admin-setup'] },
    },
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
    const pointer = files['/current.json'];
    delete files['/current.json'];
    await expect(releases.get('mf_public')).rejects.toMatchObject({ kind: 'unavailable', section: 'mf_public' });
    files['/current.json'] = pointer;
    await expect(releases.get('mf_public')).resolves.toMatchObject({ file: { buildId: 'b1' } });
  });

  it('refuses the pointer or release of another section', async () => {
    await expect(releases.get('mf_admin')).rejects.toMatchObject({ kind: 'unavailable' });
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
