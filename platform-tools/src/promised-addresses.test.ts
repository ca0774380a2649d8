import path from 'node:path';
import { paths, type RouteDeclaration, siteAddress } from '@cursiv/shared-platform';
import { declaredIn } from './bundling/provided/declared-in.ts';
import { SECTION_WORKSPACES } from './serve/site.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const promised = Object.entries(paths).map(([name, address]) => [name, address('a', 'b')] as const);

let routes: RouteDeclaration[];
beforeAll(async () => {
  const declared = await Promise.all(SECTION_WORKSPACES.map((name) => declaredIn(path.join(repository, name))));
  routes = declared.flatMap((section) => section.routes);
});

describe('an address that other sections, mails and bookmarks lead to', () => {
  it.each(promised)('%s is a page of its section: %s', (_, address) => {
    expect(siteAddress(new URL(address, 'https://cursiv.test').pathname, routes)?.route).toBeDefined();
  });
});
