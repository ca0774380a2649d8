import type { APIRequestContext } from '@playwright/test';
import { addressIn, FURTHER_ROUTES, SPEC_ROUTES } from '../../support/routes.ts';
import { expect, test } from '../../support/test.ts';

interface RouteDeclaration {
  path: string;
  guard: string;
  layout: string;
}

const GUARDED = [...SPEC_ROUTES, ...FURTHER_ROUTES].filter(({ guard }) => guard !== 'none');
const LOCALES = ['ro', 'en'] as const;

/** The routes as the sections declare them to the shell. */
async function declaredRoutes(request: APIRequestContext): Promise<RouteDeclaration[]> {
  const tables = await Promise.all(
    [3001, 3002, 3003].map(async (port) => {
      const origin = `http://localhost:${port}`;
      const { stable } = (await (await request.get(`${origin}/current.json`)).json()) as {
        stable: { buildId: string };
      };
      const release = await request.get(`${origin}/r/${stable.buildId}/release.json`);
      return ((await release.json()) as { routes: RouteDeclaration[] }).routes;
    }),
  );
  return tables.flat();
}

const inOrder = (routes: RouteDeclaration[]) =>
  routes.map(({ path, guard, layout }) => `${path} ${guard} ${layout}`).sort();

test('the site has the routes of the spec with their guards and layouts, and what it adds (spec §2)', async ({
  request,
}) => {
  expect(inOrder(await declaredRoutes(request))).toEqual(inOrder([...SPEC_ROUTES, ...FURTHER_ROUTES]));
});

// pages.spec.ts tests that people with the right get a route; this tests people without it.
test('a visitor is sent to sign in by every guarded route, in either language (spec §2, §5)', async ({ page }) => {
  test.setTimeout(180_000);
  for (const { example } of GUARDED) {
    for (const locale of LOCALES) {
      const address = addressIn(locale, example);
      await page.goto(address);
      const signIn = addressIn(locale, '/login');
      await expect(page, address).toHaveURL(`${signIn}?returnTo=${encodeURIComponent(example)}`);
    }
  }
});

test('every admin route refuses people who are not administrators, in either language (spec §2, §5)', async ({
  page,
  enterAs,
}) => {
  test.setTimeout(120_000);
  await enterAs('learner');
  for (const { example } of GUARDED.filter(({ guard }) => guard === 'admin')) {
    for (const locale of LOCALES) {
      const address = addressIn(locale, example);
      const title = { ro: 'Nu ai acces aici', en: 'You have no access here' }[locale];
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title }), address).toBeVisible();
    }
  }
});
