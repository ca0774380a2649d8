import type { DeclaredPage, DeclaredPages, PageModule, RouteDeclaration } from '../contract.ts';

/** Runs what asks ahead. Without it, the page asks for itself. */
const runAhead = (load: NonNullable<DeclaredPage['ahead']>, page: DeclaredPage): Promise<void> =>
  load().then(
    ({ default: ask }) => ask(page),
    () => undefined,
  );

/** A page's code starts when what it reads was asked for. */
const factoryOf = (declared: DeclaredPage) => {
  const { page, ahead } = declared;
  return ahead ? async () => (await Promise.all([page(), runAhead(ahead, declared)]))[0] : page;
};

/** The factories of a section's pages, as its module exposes them. */
export const factoriesOf = (pages: DeclaredPages): Record<string, () => Promise<PageModule>> =>
  Object.fromEntries(Object.entries(pages).map(([id, declared]) => [id, factoryOf(declared)]));

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
