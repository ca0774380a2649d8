import type { DeclaredPages } from '../contract.ts';
import type { ReleaseFile } from '../files/release-file.ts';
import { routesOf } from './declarations.ts';
import { menuEntries } from './menus.ts';

const page = async () => ({ default: () => null });
const pages = {
  leads: { path: '/admin/leads', guard: 'admin', roles: ['cursiv-support'], layout: 'admin', page },
  setup: { path: '/admin-setup', guard: 'admin', page },
} satisfies DeclaredPages;
const label = { ro: 'Mesaje', en: 'Messages' };
const release = {
  section: 'mf_admin',
  routes: routesOf(pages),
  menu: [
    { menu: 'admin', route: 'leads', label, order: 10 },
    { menu: 'admin', route: 'setup', label, order: 20 },
    { menu: 'admin', route: 'gone', label, order: 30 },
  ],
} as unknown as ReleaseFile;

describe('the entries of a release for menus', () => {
  it('are for whom their pages are for, by guard and role', () => {
    const admin = { section: 'mf_admin', menu: 'admin', guard: 'admin', label };
    expect(menuEntries(release)).toEqual([
      { ...admin, path: '/admin/leads', roles: ['cursiv-support'], order: 10 },
      { ...admin, path: '/admin-setup', order: 20 },
    ]);
  });
});
