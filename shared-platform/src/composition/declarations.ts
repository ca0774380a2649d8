import type { DeclaredPage, DeclaredPages, PageModule, RouteDeclaration } from '../contract.ts';

/** Without what was asked for ahead, the page asks for it itself. */
const runAhead = (load: NonNullable<DeclaredPage['ahead']>) =>
  load().then(
    ({ default: ask }) => ask(),
    () => undefined,
  );

const factoryOf = ({ page, ahead }: DeclaredPage) =>
  ahead
    ? () => {
        void runAhead(ahead);
        return page();
      }
    : page;

/** The factories of a section's pages, as its module exposes them. */
export const factoriesOf = (pages: DeclaredPages): Record<string, () => Promise<PageModule>> =>
  Object.fromEntries(Object.entries(pages).map(([id, declared]) => [id, factoryOf(declared)]));

/** A section's routes as data, for its release. */
export const routesOf = (pages: DeclaredPages): RouteDeclaration[] =>
  Object.entries(pages).map(([id, { path, guard = 'none', roles, layout = 'default', search }]) => ({
    id,
    path,
    guard,
    ...(roles && { roles }),
    layout,
    ...(search && { search }),
  }));
