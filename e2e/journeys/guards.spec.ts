import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

interface RouteDeclaration {
  path: string;
  guard: 'none' | 'auth' | 'admin';
}

const EXAMPLES: Record<string, string> = {
  id: 'cum-inveti-dupa-munca',
  courseId: 'spreadsheets-that-answer',
  lessonId: 'mean-or-median',
  expertId: 'demo-expert',
};

/** The routes as the sections declare them to the shell, in both languages, with an example for every parameter. */
async function addresses(
  request: APIRequestContext,
): Promise<(RouteDeclaration & { address: string; isEnglish: boolean })[]> {
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
  return tables.flat().flatMap((route) => {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => EXAMPLES[name] ?? name);
    return [
      { ...route, address: path, isEnglish: false },
      { ...route, address: path === '/' ? '/en' : `/en${path}`, isEnglish: true },
    ];
  });
}

for (const role of ['visitor', 'learner', 'admin'] as const) {
  test(`guards decide every route of the table for a ${role} (spec §2, §5)`, async ({
    page,
    request,
    signIn,
    problems,
  }) => {
    test.setTimeout(180_000);
    if (role !== 'visitor') await signIn(role);
    for (const { address, guard, isEnglish } of await addresses(request)) {
      await page.goto(address);
      const isSentToSignIn = guard !== 'none' && role === 'visitor';
      const isRefused = guard === 'admin' && role === 'learner';
      if (isSentToSignIn) {
        await expect(page, address).toHaveURL(
          new RegExp(`^http://localhost:3000${isEnglish ? '/en' : ''}/login\\?returnTo=%2F`),
        );
      } else if (isRefused) {
        const title = isEnglish ? 'You have no access here' : 'Nu ai acces aici';
        await expect(page.getByRole('heading', { level: 1, name: title }), address).toBeVisible();
      } else {
        await expect(page.locator('[data-build]').getByRole('heading', { level: 1 }), address).toBeVisible();
        const isLeft = role !== 'visitor' && /\/(login|register)$/.test(address);
        if (!isLeft) await expect(page, address).toHaveURL(`http://localhost:3000${address}`);
      }
    }
    // Documents that the rules keep from this person are refused requests, which the browser logs.
    problems.length = 0;
  });
}
