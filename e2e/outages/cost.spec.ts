import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/site.ts';

const COUNTERS = 'http://127.0.0.1:3010/emulator/v1/counters';
/** The limit for documents read to make a page anew. */
const MAX_READS = 3;

const COURSE = '/courses/python-first-steps';
const PAGES = ['/', '/courses', COURSE, '/resources/foaie-liniata', '/experts', '/en', '/en/courses', `/en${COURSE}`];

const forget = (request: APIRequestContext) => request.delete(COUNTERS);

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
    const address = `${path}?made=anew`;
    // What administrators have ordered of the sections is read once a second, for all visitors together: just now.
    await request.get('/platform/registry.json');
    // As is what the whole site announces, twice a minute.
    await request.get(`/login?before=${encodeURIComponent(path)}`);
    await forget(request);
    expect((await request.get(address)).status(), path).toBe(200);
    const onMiss = await reads(request);
    expect(onMiss, `${path}, made anew`).toBeGreaterThan(0);
    expect(onMiss, `${path}, made anew`).toBeLessThanOrEqual(MAX_READS);
    await forget(request);
    await page.goto(address);
    expect(await reads(request), `${path}, kept`).toBe(0);
  }
  // The page closes before the site stops.
  await page.close();
});
