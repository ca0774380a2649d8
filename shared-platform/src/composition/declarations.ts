import type { DeclaredPages, PageModule, RouteDeclaration } from '../contract.ts';

/** The factories of a section's pages, as its module exposes them. */
export const factoriesOf = (pages: DeclaredPages): Record<string, () => Promise<PageModule>> =>
  Object.fromEntries(Object.entries(pages).map(([id, { page }]) => [id, page]));

/** A section's routes as data, for its release. */
export const routesOf = (pages: DeclaredPages): RouteDeclaration[] =>
  Object.entries(pages).map(([id, { path, guard = 'none', roles, layout = 'default', search, codeOn, payload }]) => ({
    id,
    path,
    guard,
    ...(roles && { roles }),
    layout,
    ...(search && { search }),
    ...(codeOn && { codeOn }),
    ...(payload && { payload }),
  }));
