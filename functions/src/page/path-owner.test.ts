import type { RegistryFile } from '@cursiv/shared-platform';
import { pathOwner } from './path-owner.ts';

const registry = {
  sections: {
    mf_public: { owns: ['/'] },
    mf_dashboard: { owns: ['/dashboard', '/test-upload'] },
    mf_admin: { owns: ['/admin', '/admin-setup'] },
  },
} as unknown as RegistryFile;
const routes = ['/', '/courses', '/courses/:courseId'].map((path) => ({ path }) as never);

describe('whose page an address is', () => {
  it.each([
    ['/', 'mf_public'],
    ['/en?x=/dashboard', 'mf_public'],
    ['/dashboard', 'mf_dashboard'],
    ['/en/dashboard/courses/a?x', 'mf_dashboard'],
    ['/EN/DASHBOARD', 'mf_dashboard'],
    ['/dashboards', 'mf_public'],
    ['/admin-setup/', 'mf_admin'],
    ['/en//dashboard', 'mf_dashboard'],
  ])('%s is one of %s', (address, section) => {
    expect(pathOwner(registry, address).section).toBe(section);
  });

  it.each(['/courses', '/en/courses/a?q=/x', '/'])('%s is a page of the release', (address) => {
    expect(pathOwner(registry, address).isPageOf({ routes })).toBe(true);
  });

  it.each(['/course', '/en/courses/a/b'])('%s is none', (address) => {
    expect(pathOwner(registry, address).isPageOf({ routes })).toBe(false);
  });

  it('is written in one way', () => {
    expect(pathOwner(registry, '/EN/Courses/aB/?q=1').canonicalIn({ routes })).toBe('/en/courses/aB');
    expect(pathOwner(registry, '/en//evil.example/courses').canonicalIn({ routes })).toBeUndefined();
  });

  it.each(['/', 'a/', '//a'])('is known of a megabyte of %j in a time that grows with its length', (piece) => {
    const before = process.cpuUsage();
    const owner = pathOwner(registry, `/${piece.repeat(1_000_000 / piece.length)}x`);
    owner.isPageOf({ routes });
    owner.canonicalIn({ routes });
    // A tenth of it is used; what is quadratic takes minutes. `npm run bench -- hostile-text` shows the time itself.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });
});
