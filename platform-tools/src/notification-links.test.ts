import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { doorPath, heldTimePath, type RouteDeclaration, siteAddress } from '@cursiv/shared-platform';
import { declaredIn } from './bundling/provided/declared-in.ts';
import { SECTION_WORKSPACES } from './serve/site.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Addresses that functions write out; all others are made by `paths`, whose pages `promised-addresses.test.ts` knows. */
const written = globSync('functions/src/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/['`}](\/(?:admin|dashboard)(?:\/[\w-]+)*)['`?#]/g),
  ])
  .map(([, address = '']) => address);
const made = [doorPath('b1'), heldTimePath('clara', 'letters', new Date(0))];

let routes: RouteDeclaration[];
beforeAll(async () => {
  const declared = await Promise.all(SECTION_WORKSPACES.map((name) => declaredIn(path.join(root, name))));
  routes = declared.flatMap((section) => section.routes);
});
const pageAt = (address: string) => siteAddress(new URL(address, 'https://cursiv.test').pathname, routes)?.route;

describe('what a notification leads to', () => {
  it.each([...made, ...new Set(written)])('is a page in both languages: %s', (address) => {
    const page = pageAt(address);
    expect(page).toBeDefined();
    expect(pageAt(`/en${address}`)).toEqual(page);
  });

  it('is looked for where functions write addresses out', () => {
    expect(written).toEqual(expect.arrayContaining(['/dashboard/media', '/admin/figures']));
  });

  it.each([
    ['a moderator, who is told of the role', 'cursiv-moderator', '/admin'],
    ['somebody of support, who is told of the role', 'cursiv-support', '/admin'],
    ['an editor of translations, who is told of the role', 'cursiv-translator', '/admin/settings'],
    ['somebody of support, who is told of a visitor’s message', 'cursiv-support', '/admin/leads'],
  ])('opens for %s', (_, role, address) => {
    expect(pageAt(address)?.roles).toContain(role);
  });
});
