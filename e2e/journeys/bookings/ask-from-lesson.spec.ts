import { proveAddress, uidOf } from '../../support/backend/backend.ts';
import { change, store, storedIn } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { enrolled } from '../../support/people/enrolled.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = 'calm-negotiation';
const LESSON = `/dashboard/courses/${COURSE}/lessons/one-page/video`;

test('a learner asks an expert from a passage of a lesson; the expert sees the place, and their notes come back to it', async ({
  page,
  browser,
  request,
  enterAs,
  problems,
}) => {
  const email = await registerAs(page, 'Ilinca Moga');
  await page.goto('/');
  await proveAddress(page, email);
  const uid = await uidOf(page, email);
  await enrolled(page, uid, COURSE, 'demo-creator');

  // On a phone: the passage and the note stay over a reload and a change of language.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  const asking = page.getByRole('region', { name: 'Întreabă un expert de aici' });
  await asking.getByRole('button', { name: 'Alege un expert' }).click();
  await asking.getByLabel(/Ce vrei să lămurești/).fill(`De ce o pagină? ${email}`);
  const noted = asking.getByRole('button', { name: 'Notează pasajul ales' });
  // Formatting the text takes a selection away that was made before.
  await expect(async () => {
    const passage = page.locator('#lesson-text p').first();
    await passage.evaluate((paragraph) => getSelection()?.selectAllChildren(paragraph));
    await expect(noted).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await noted.click();
  await expect(asking.getByRole('blockquote')).toContainText('Cine se pregătește zece minute');
  await page.getByRole('link', { name: 'English' }).first().click();
  const inEnglish = page.getByRole('region', { name: 'Ask an expert from here' });
  const note = inEnglish.getByLabel(/What you want explained/);
  await expect(note).toHaveValue(`De ce o pagină? ${email}`);
  await page.reload();
  await expect(note).toHaveValue(`De ce o pagină? ${email}`);
  await expect(inEnglish.getByRole('blockquote')).toContainText('Cine se pregătește');
  await page.getByRole('link', { name: 'Română' }).first().click();
  const ana = asking.getByRole('listitem').filter({ hasText: 'Ana Moldovan' });
  await expect(ana).toContainText('Predă cursul');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await ana.getByRole('link', { name: 'Alege o oră cu Ana Moldovan' }).click();

  await page.getByRole('button', { name: 'Zilele următoare' }).click();
  await page
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .last()
    .click();
  const place = page.getByRole('region', { name: 'Întrebi dintr-o lecție:' });
  await expect(place).toContainText('„Pagina de pregătire” din');
  await expect(place).toContainText(email);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Cere această oră' }).click();
  await expect(page.getByText('Cererea a fost trimisă.')).toBeVisible();
  // The browser logs that the token, which is older than the proof of the address, was refused first.
  problems.length = 0;
  const booked = (await storedIn(request, 'bookings')).filter((fields) => JSON.stringify(fields).includes(email));
  expect(booked).toHaveLength(1);

  // The expert reads it with the request; a lesson that is closed to them says so instead of leading nowhere.
  const context = await browser.newContext({ baseURL: 'http://localhost:3000' });
  const expert = await context.newPage();
  await enterAs('expert', expert);
  await expert.goto('/en/dashboard/bookings?as=expert');
  const card = expert.getByRole('article').filter({ hasText: email });
  await expect(card).toContainText('Cine se pregătește zece minute');
  await card.getByRole('link', { name: 'Open the place' }).click();
  await expect(expert.getByRole('heading', { level: 1, name: 'The one-page plan' })).toBeVisible();
  await expert.goBack();
  await expert.goto('/dashboard/bookings?as=expert');
  await card.getByRole('link', { name: 'Deschide locul' }).click();
  await expect
    .poll(() => expert.evaluate(() => [...(CSS.highlights.get('place') ?? [])].map(String).join()))
    .toContain('Cine se pregătește zece minute');
  await context.close();

  // What they write down together stands in the lesson.
  await page.getByRole('link', { name: 'Vezi programarea' }).click();
  await expect(page).toHaveURL(/#/);
  const id = new URL(page.url()).hash.slice(1);
  await change(request, `bookings/${id}`, { status: 'confirmed' });
  await store(request, `bookings/${id}/shared/notes`, {
    ...{ notes: 'Scrie **întâi** alternativa.', agreed: 'O pagină până luni', updatedBy: 'demo-expert', rev: 1 },
    updatedAt: new Date(),
  });
  await page.goto(LESSON);
  const written = page.getByRole('region', { name: /^Din întâlnirea cu Ana Moldovan/ });
  await expect(written.locator('strong')).toHaveText('întâi');
  await expect(written).toContainText('O pagină până luni');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
