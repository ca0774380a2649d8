import { EVERY_TEXT } from '@cursiv/shared-domain/testing/texts';
import { readDocument } from '../../support/page/document-facts.ts';
import { watchForHarm } from '../../support/page/harm.ts';
import { ENOUGH_TO_REVIEW, enrolled } from '../../support/people/enrolled.ts';
import { newName } from '../../support/people/new-name.ts';
import { arriveProven, registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';
import { there } from '../../support/there.ts';

/** Texts joined into as few values as fit a field of `max` characters. */
function chunksOf(texts: readonly string[], max: number): string[] {
  const chunks = [''];
  for (const text of texts.map((one) => one.trim()).filter((one) => one !== '')) {
    const last = chunks.at(-1) ?? '';
    if (last === '') chunks[chunks.length - 1] = text;
    else if (last.length + text.length < max) chunks[chunks.length - 1] = `${last} ${text}`;
    else chunks.push(text);
  }
  return chunks;
}

test('the search of the header takes whatever is typed to the courses', async ({ page }) => {
  const expectUnharmed = watchForHarm(page);
  await page.goto('/resources');
  const box = page.getByRole('banner').getByRole('searchbox');
  for (const text of chunksOf(EVERY_TEXT, 120)) {
    await box.fill(text.toWellFormed());
    await box.press('Enter');
    // The courses page has its own search box, which replaces the header's.
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(text.toWellFormed());
    await page.goBack();
  }
  await expectUnharmed();
});

/** Characters that are invisible, change the direction of a line or look like others: not allowed in names. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uff00-\uffef\p{Script=Arabic}]/u;
const FIT_TEXTS = EVERY_TEXT.filter((text) => !UNFIT.test(text.trim()));

test('a visible name stands wherever its person is named, whatever it says', async ({ page }) => {
  const expectUnharmed = watchForHarm(page);
  const [first = '', ...others] = chunksOf(FIT_TEXTS, 80);
  const name = there(others.find((chunk) => chunk.startsWith('<img')));
  await registerAs(page, first);
  await page.goto('/dashboard/account');
  const field = page.getByLabel('Numele tău');
  await expect(field).toHaveValue(first);
  await field.fill(name);
  await page.getByRole('button', { name: 'Salvează numele' }).click();
  await expect(page.getByText('Numele a fost salvat.').first()).toBeVisible();
  await expectUnharmed();
  await page.goto('/en');
  await expect(page.getByText(`Welcome back, ${name.split(' ')[0]}.`)).toBeVisible();
  await expectUnharmed();
});

test('a review stands on the page of its course as it was written, rendered by the server, too', async ({
  page,
  context,
}) => {
  const expectUnharmed = watchForHarm(page);
  const end = newName('sfârșit');
  const words = `${EVERY_TEXT.join('\n').toWellFormed()}\n${end}`;
  const course = '/courses/clear-work-emails';
  const uid = await arriveProven(page, 'Sanda Semn');
  await enrolled(page, uid, 'clear-work-emails', 'demo-helen-marsh', ENOUGH_TO_REVIEW);
  await page.goto(`${course}#reviews`);
  // An empty page has no policy, which would know the styles of its own document alone.
  const reader = await context.newPage();
  const usual = await readDocument(reader, await (await page.request.get(course)).text());
  const own = page.getByRole('region', { name: /Cum ți s-a părut|Recenzia ta/ });
  await own.getByRole('radio', { name: '5 stele' }).check();
  await own.getByRole('textbox').fill(words);
  await own.getByRole('button', { name: 'Publică recenzia' }).click();
  await expect(own.getByText(end)).toBeVisible();
  expect(await own.getByText(end).evaluate(({ textContent }) => textContent)).toBe(words.trim());
  await expectUnharmed();

  const rendered = async () => readDocument(reader, await (await page.request.get(course)).text());
  // Everybody else sees it after the next update of the course's read model.
  await expect.poll(async () => (await rendered()).text).toContain(words.trim());
  const facts = await rendered();
  expect(facts.scripts).toEqual(usual.scripts);
  expect(facts.carriers).toEqual([]);
  expect(facts.brokenData).toEqual([]);
  await page.reload();
  await expect(own.getByText(end)).toBeVisible();
  await expectUnharmed();

  await own.getByRole('button', { name: 'Șterge' }).click();
  await expect(page.getByRole('heading', { name: 'Cum ți s-a părut?' })).toBeVisible();
});
