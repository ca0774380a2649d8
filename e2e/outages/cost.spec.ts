import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/site.ts';

const COUNTERS = 'http://127.0.0.1:3010/emulator/v1/counters';
/** The limit for documents read to make a page anew. */
const MAX_READS = 3;

const COURSE = '/courses/python-first-steps';
const PAGES = ['/', '/courses', COURSE, '/resources/foaie-liniata', '/experts', '/en', '/en/courses', `/en${COURSE}`];

/** Counts from now on. What administrators have ordered of the sections is read once a second, for all visitors together: just now. */
async function forget(request: APIRequestContext): Promise<void> {
  await request.get('/platform/registry.json');
  await request.delete(COUNTERS);
}

/** Documents and index entries that were read since `forget`. */
async function reads(request: APIRequestContext): Promise<number> {
  const { firestore } = await (await request.get(COUNTERS)).json();
  return firestore.documentReads + firestore.ruleReads + firestore.indexReads;
}

test('a visit reads nothing when the edge has the page, and three documents at most when not', async ({
  page,
  request,
}) => {
  // Data kept in memory between pages are read once.
  for (const path of PAGES) await request.get(path);
  for (const path of PAGES) {
    let tries = 0;
    // On a slow machine the orders of the sections are read anew meanwhile.
    await expect(async () => {
      tries += 1;
      await forget(request);
      expect((await request.get(`${path}?made=${tries}`)).status(), path).toBe(200);
      const onMiss = await reads(request);
      expect(onMiss, `${path}, made anew`).toBeGreaterThan(0);
      expect(onMiss, `${path}, made anew`).toBeLessThanOrEqual(MAX_READS);
    }).toPass();
    await forget(request);
    await page.goto(`${path}?made=${tries}`);
    expect(await reads(request), `${path}, kept`).toBe(0);
  }
  // The page closes before the site stops.
  await page.close();
});
