import { existsSync } from 'node:fs';
import path from 'node:path';
import { type DeclaredPages, type MenuDeclaration, type RouteDeclaration, routesOf } from '@cursiv/shared-platform';

/** What a section's sources declare to the shell, for its release. */
export interface Declared {
  pages: DeclaredPages;
  routes: RouteDeclaration[];
  menu: MenuDeclaration[];
}

/**
 * What the sources in a section's folder declare: its pages (`src/pages.ts`), and its entries for the menus (`src/menu.ts`), if it
 * brings any. `version` distinguishes ages of the same files. Throws when an entry leads to no page.
 */
export async function declaredIn(folder: string, version = ''): Promise<Declared> {
  const load = (file: string): Promise<object> =>
    import(`${path.join(folder, 'src', file)}${version && `?${version}`}`);
  const { pages } = (await load('pages.ts')) as { pages: DeclaredPages };
  const hasMenu = existsSync(path.join(folder, 'src/menu.ts'));
  const { menu } = (hasMenu ? await load('menu.ts') : { menu: [] }) as { menu: MenuDeclaration[] };
  const lost = menu.filter(({ route }) => !Object.hasOwn(pages, route));
  if (lost.length > 0) throw new Error(`the menu leads to no page: ${lost.map(({ route }) => route).join(', ')}`);
  return { pages, routes: routesOf(pages), menu: [...menu] };
}
