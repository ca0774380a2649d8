import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const BACKEND = 'http://localhost:3010';
const BUCKET = `${BACKEND}/v0/b/demo-cursiv.firebasestorage.app/o`;
const LESSON = '/dashboard/courses/spreadsheets-that-answer/lessons/mean-or-median/video';

/** The room that is made for a file. */
interface Room {
  id: string;
  path: string;
  to: { address: string; headers: Record<string, string> };
}

const video = (page: Page) => page.locator('video');
/** The bytes that a player gets before its address expires. */
const PART = 60_000;

/** Whether the video runs or has paused as it should: past its beginning, and fully available. */
const reached = (page: Page) =>
  video(page).evaluate(({ currentTime, paused, readyState, error }: HTMLVideoElement) => ({
    isPaused: paused,
    isThere: currentTime > 1,
    isLoaded: readyState === HTMLMediaElement.HAVE_ENOUGH_DATA && error === null,
  }));

/** Calls a function with an account, without our pages. */
async function call(page: Page, name: string, data: unknown, account?: string) {
  const token = account && (await tokenOf(page, account));
  const response = await page.request.post(`${BACKEND}/demo-cursiv/us-central1/${name}`, {
    data: { data },
    headers: { 'X-Firebase-AppCheck': appCheckToken(), ...(token && { authorization: `Bearer ${token}` }) },
  });
  return (await response.json()) as { result?: { address: string }; error?: { details: { code: string } } };
}

/** The App Check token from the local backend. */
function appCheckToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { aud: ['projects/demo-cursiv'], sub: 'page', iat: now, exp: now + 600 };
  const payload = JSON.stringify({ iss: 'https://firebaseappcheck.googleapis.com/1', ...claims });
  return ['{"alg":"none"}', payload, ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
}

async function tokenOf(page: Page, account: string): Promise<string> {
  const response = await page.request.post(
    `${BACKEND}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { data: { email: `${account}@cursiv.test`, password: 'cursiv-demo', returnSecureToken: true } },
  );
  return ((await response.json()) as { idToken: string }).idToken;
}

/** The addresses that a page requests during an action. */
async function addressesDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await act();
  return asked.filter((url) => url.includes('/openFile') || url.includes('X-Goog-Signature'));
}

test('a public page asks for no file before somebody wants one; then a visitor gets it by an address that ends', async ({
  page,
}) => {
  const early = await addressesDuring(page, async () => {
    await page.goto('/resources/formule-pentru-emailuri');
    await expect(page.getByRole('button', { name: /^Descarcă/ }).first()).toBeVisible();
  });
  expect(early).toEqual([]);
  const signed = page.waitForRequest(/X-Goog-Signature/);
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Descarcă/ })
    .first()
    .click();
  expect((await saved).suggestedFilename()).toBe('formule.txt');
  expect(Number(new URL((await signed).url()).searchParams.get('X-Goog-Expires'))).toBeLessThanOrEqual(600);
});

/**
 * Serves only the beginning of a video's first address; after a signal, further requests get the answer of an expired
 * address.
 */
async function endAddressOf(page: Page): Promise<() => void> {
  const over = Promise.withResolvers<void>();
  // A new address is the same as the old one when both are signed within a second.
  let given = 0;
  page.on('response', (response) => {
    if (response.url().includes('/openFile?') && response.request().postData()?.includes('video.mp4')) given += 1;
  });
  await page.route(/video\.mp4\?.*X-Goog-Signature/, async (route) => {
    const request = route.request();
    if (given > 1) return route.continue();
    const headers = { 'Access-Control-Allow-Origin': 'http://localhost:3000' };
    if (!request.headers().range?.startsWith('bytes=0-')) {
      await over.promise;
      return route.fulfill({ status: 400, headers, body: 'The address has ended.' });
    }
    const whole = await (await route.fetch()).body();
    const range = `bytes 0-${PART - 1}/${whole.length}`;
    return route.fulfill({
      status: 206,
      headers: { ...headers, 'Content-Type': 'video/mp4', 'Accept-Ranges': 'bytes', 'Content-Range': range },
      body: whole.subarray(0, PART),
    });
  });
  return over.resolve;
}

for (const [words, isPlaying] of [
  ['paused stays where one has gone', false],
  ['playing goes on', true],
] as const) {
  test(`a video whose address has ended gets a new one: ${words}`, async ({ page, enterAs, problems }) => {
    await enterAs('learner');
    const end = await endAddressOf(page);
    await page.goto(LESSON);
    await expect(page.getByText('0:10')).toBeVisible();
    await video(page).evaluate((element: HTMLVideoElement, plays) => {
      element.muted = true;
      // It begins when there is enough to play, which may be after the address has ended.
      if (plays) element.play().catch(() => undefined);
      else element.currentTime = 8;
    }, isPlaying);
    const renewed = page.waitForResponse('**/openFile?*');
    end();
    await renewed;
    await expect.poll(() => reached(page)).toEqual({ isPaused: !isPlaying, isThere: true, isLoaded: true });
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The answer given by this test.
    problems.length = 0;
  });
}

test('the storage itself gives nobody anything: no file, no lasting link, no list', async ({ page }) => {
  await page.goto('/courses/spreadsheets-that-answer');
  for (const account of [undefined, 'learner', 'instructor', 'admin']) {
    const headers = account ? { authorization: `Firebase ${await tokenOf(page, account)}` } : {};
    const ask = async (url: string, method = 'GET') => (await page.request.fetch(url, { method, headers })).status();
    const file = `${BUCKET}/${encodeURIComponent('courses/x/y/z/f1-video.mp4')}`;
    expect(await ask(file)).toBe(403);
    expect(await ask(`${file}?alt=media`)).toBe(403);
    expect(await ask(file, 'DELETE')).toBe(403);
    expect(await ask(`${BUCKET}?prefix=uploads%2F`)).toBe(403);
  }
});

test('what was sent and never kept serves nobody, whatever they ask the storage for', async ({ page }) => {
  await page.goto('/courses');
  const bytes = Buffer.from('%PDF-1.7 a secret that nobody keeps');
  const asked = { place: { kind: 'trial' }, name: 'secret.pdf', contentType: 'application/pdf', bytes: bytes.length };
  const { result } = await call(page, 'expectUpload', { ...asked, sending: 'whole' }, 'learner');
  const { id, path, to } = result as unknown as Room;
  const answer = await page.request.put(to.address, { headers: to.headers, data: bytes });
  expect([answer.status(), await answer.text()], 'nothing in the answer opens it').toEqual([200, '']);
  expect((await page.request.put(to.address, { headers: to.headers, data: bytes })).status(), 'again').toBe(412);

  const object = decodeURIComponent(new URL(to.address).pathname.split('/').slice(2).join('/'));
  expect(object).toMatch(new RegExp(`^incoming/[^/]+/${id}$`));
  const [signed] = to.address.split('?');
  const addresses = [object, path].flatMap((name) => [
    ...['', '?alt=media', '?alt=media&token=', `?alt=media&token=${id}`].map(
      (query) => `${BUCKET}/${encodeURIComponent(name)}${query}`,
    ),
    `${BACKEND}/download/storage/v1/b/demo-cursiv.firebasestorage.app/o/${encodeURIComponent(name)}?alt=media`,
  ]);
  for (const account of [undefined, 'learner', 'instructor', 'admin']) {
    const token = account && { authorization: `Firebase ${await tokenOf(page, account)}` };
    const headers = { origin: 'http://localhost:3000', ...token };
    for (const address of [
      ...addresses,
      to.address,
      signed,
      `${signed}?upload_id=${id}`,
      `${BUCKET}?prefix=incoming%2F`,
    ])
      expect((await page.request.get(String(address), { headers })).ok(), `${account}: ${address}`).toBe(false);
    expect(await call(page, 'openFile', { path }, account)).toHaveProperty('error');
    expect(await call(page, 'openFile', { path: object }, account)).toHaveProperty('error');
  }
  expect(await call(page, 'keepUpload', { id }, 'instructor')).toMatchObject({
    error: { details: { code: 'not-found' } },
  });

  expect(await call(page, 'deleteFile', { path }, 'learner')).toHaveProperty('result');
  const late = await page.request.put(to.address, { headers: to.headers, data: bytes });
  expect(late.status(), 'after it was given up').toBe(412);
});

test('a published resource stays as it was reviewed: its owner can neither delete nor replace its file', async ({
  page,
}) => {
  await page.goto('/resources/pagina-de-pregatire');
  const { resource } = await (await page.request.get('/payload/ro/resources/formule-pentru-emailuri.json')).json();
  const path = String(resource.files[0].path);
  expect(await call(page, 'openFile', { path })).toHaveProperty('result.address');
  for (const account of ['learner', 'creator', 'admin'])
    expect(await call(page, 'deleteFile', { path }, account)).toMatchObject({
      error: { details: { code: 'not-found' } },
    });
  expect(await call(page, 'keepUpload', { id: path.split('/').at(-1)?.split('-')[0] }, 'creator')).toMatchObject({
    error: { details: { code: 'not-found' } },
  });
});
