import type { Page } from '@playwright/test';
import { uidOf } from '../../../support/backend/backend.ts';
import { change, storedAt } from '../../../support/backend/stored.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

const COURSE = 'statistics-in-the-news';
const LESSON = 'what-would-you-ask';

/** Somebody new begins the test; returns where their attempt stands. */
async function beginTest(page: Page): Promise<string> {
  const uid = await uidOf(page, await registerAs(page, 'Petru Prost'));
  await enrolled(page, uid, COURSE, 'demo-instructor');
  await page.goto(`/dashboard/courses/${COURSE}/lessons/${LESSON}/video`);
  await page.getByRole('button', { name: 'Începe testul' }).click();
  await expect(page.getByRole('textbox', { name: 'Răspunsul tău' })).toBeVisible();
  return `enrollments/${uid}__${COURSE}/attempts/${LESSON}__1`;
}

const answerField = (page: Page) => page.getByRole('textbox', { name: /Răspunsul tău|Your answer/ });

test('an answer that is refused is said to be, in both languages, stays as it was written, and holds up no other', async ({
  page,
  problems,
}) => {
  const attempt = await beginTest(page);
  const saved = async () => {
    const { answers } = await storedAt(page.request, attempt);
    return (answers as { mapValue: { fields?: Record<string, { stringValue: string }> } }).mapValue.fields ?? {};
  };
  const cities = page.getByRole('group', { name: /Orașele|orașe/ }).getByRole('radio');
  await cities.first().check();
  await expect.poll(async () => Object.keys(await saved())).toHaveLength(1);
  const [before] = Object.entries(await saved());
  // The question of the text field is asked no more.
  await change(page.request, attempt, { questionIds: [before?.[0]] });
  await answerField(page).fill('mediana, cred');
  await expect(page.getByRole('alert')).toHaveText(/Un răspuns nu a fost primit; celelalte se salvează/);
  await cities.nth(1).check();
  await expect.poll(async () => Object.values(await saved())).not.toEqual([before?.[1]]);
  expect(Object.keys(await saved())).toEqual([before?.[0]]);
  await page.getByRole('link', { name: 'EN: ' }).click();
  await expect(page.getByRole('alert')).toHaveText(/An answer was not accepted; the others are saved/);
  await page.reload();
  await expect(answerField(page)).toHaveValue('mediana, cred');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(JSON.stringify(await saved())).not.toContain('mediana');
  // The browser's own lines about what was refused.
  problems.length = 0;
});

test('an answer after the deadline does not count: the attempt is judged by what was saved in time', async ({
  page,
  request,
  problems,
}) => {
  const attempt = await beginTest(page);
  // Written before the page hears that the time is over.
  await page.context().setOffline(true);
  await answerField(page).fill('mediana');
  await change(request, attempt, { deadlineAt: new Date(Date.now() - 600_000) });
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Încercările tale' })).toBeVisible();
  await expect(answerField(page)).toHaveCount(0);
  const { answers, status } = await storedAt(request, attempt);
  expect(status).toEqual({ stringValue: 'failed' });
  expect(JSON.stringify(answers)).not.toContain('mediana');
  await page.getByRole('link', { name: 'EN: ' }).click();
  await expect(page.getByRole('heading', { name: 'Your attempts' })).toBeVisible();
  problems.length = 0;
});

for (const [path, heading] of [
  ['/certificates/..%2F..%2Fusers%2Fdemo-admin', 'Pagina nu a fost găsită'],
  ['/en/certificates/..%2F..%2Fusers%2Fdemo-admin', 'Page not found'],
] as const) {
  test(`a certificate is not found where its id is a path: ${path}`, async ({ page, problems }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(problems.filter((line) => !line.includes('404'))).toEqual([]);
    problems.length = 0;
  });
}
