import type { PointerFile, RegistryFile, ReleaseFile, RouteDeclaration } from '@cursiv/shared-platform';
import type { APIRequestContext } from '@playwright/test';
import { addressIn, ROUTES, type SiteRoute } from '../../../support/routes.ts';
import { expect, test } from '../../../support/test.ts';

/** The tables of the spec's section 2, row by row: path, guard, layout. */
const SPEC = `
  / none default
  /login none default
  /register none default
  /resurse none default
  /resources none default
  /resources/:id none default
  /courses none default
  /courses/:courseId none default
  /experts none default
  /test-player none default
  /cors-test none default
  /advanced-cors-test none default
  /dashboard auth default
  /dashboard/courses auth default
  /dashboard/bookings auth default
  /dashboard/resources auth default
  /dashboard/create-course auth default
  /dashboard/create-course/:courseId auth default
  /test-direct-upload auth default
  /test-upload auth default
  /dashboard/courses/:courseId none default
  /dashboard/courses/:courseId/preview none default
  /dashboard/courses/:courseId/lessons/:lessonId/video none default
  /admin admin admin
  /admin/users admin admin
  /admin/resources admin admin
  /admin-setup admin default
`;

const GUARDED = ROUTES.filter(({ guard }) => guard !== 'none');

/** Each route in one of the languages, which a guard does not tell apart. */
const inTurn = (routes: readonly SiteRoute[]) =>
  routes.map(({ example }, index) => [index % 2 === 0 ? 'ro' : 'en', example] as const);

/** The routes that a live release of a section declares to the shell. */
async function liveRoutes(request: APIRequestContext, origin: string): Promise<RouteDeclaration[]> {
  const pointer = (await (await request.get(`${origin}/current.json`)).json()) as PointerFile;
  const release = await request.get(`${origin}/r/${pointer.stable.buildId}/release.json`);
  return ((await release.json()) as ReleaseFile).routes;
}

const rowOf = ({ path, guard, layout }: RouteDeclaration) => `${path} ${guard} ${layout}`;

test('the site has the routes of the spec with their guards and layouts, and what it adds (spec §2)', async ({
  request,
}) => {
  const registry = (await (await request.get('/platform/registry.json')).json()) as RegistryFile;
  const origins = Object.values(registry.sections).map(({ origin }) => origin);
  const live = (await Promise.all(origins.map((origin) => liveRoutes(request, origin)))).flat().map(rowOf);
  const spec = SPEC.trim().split(/\n\s*/);
  expect(live).toEqual(expect.arrayContaining(spec));
  expect(live.sort()).toEqual(ROUTES.map(rowOf).sort());
});

// pages.spec.ts tests that people with the right get a route; this tests people without it.
test('a visitor is sent to sign in by every guarded route, in its language (spec §2, §5)', async ({ page }) => {
  for (const [locale, example] of inTurn(GUARDED)) {
    const address = addressIn(locale, example);
    await page.goto(address);
    const signIn = addressIn(locale, '/login');
    await expect(page, address).toHaveURL(`${signIn}?returnTo=${encodeURIComponent(example)}`);
  }
});

test('every admin route refuses people who are not administrators, in its language (spec §2, §5)', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  for (const [locale, example] of inTurn(GUARDED.filter(({ guard }) => guard === 'admin'))) {
    const address = addressIn(locale, example);
    const title = { ro: 'Nu ai acces aici', en: 'You have no access here' }[locale];
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title }), address).toBeVisible();
  }
});
