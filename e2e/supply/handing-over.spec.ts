import type { Page } from '@playwright/test';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from '../support/site.ts';

/** A published course of demo data: `creator` has written it, `learner` takes it over. */
const COURSE = 'calm-negotiation';
const LESSON = 'Pagina de pregătire';

test.use({ beginning: 'kept' });

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Textul lecției · Română' });
const said = (page: Page) => textOf(page).evaluate((box) => box.textContent);
const isAccessible = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
const openEditor = async (page: Page) => {
  await page.goto(`/dashboard/create-course/${COURSE}`);
  await page.getByRole('button', { name: LESSON, exact: true }).click();
  await expect(textOf(page)).toBeVisible();
};

test('a published course goes to a co-author who agrees, while both have it open, and stays live', async ({
  page: giver,
  browser,
  enterAs,
}) => {
  await enterAs('creator', giver);
  const taker = await (await browser.newContext()).newPage();
  await enterAs('learner', taker);

  await giver.goto(`/dashboard/create-course/${COURSE}`);
  await giver.getByRole('button', { name: 'Coautori' }).click();
  const people = giver.getByRole('dialog', { name: 'Cine scrie cursul' });
  await people.getByLabel('Adresa de e-mail a persoanei').fill('learner@cursiv.test');
  await people.getByRole('button', { name: 'Invită' }).click();
  await expect(people.getByText('learner@cursiv.test')).toBeVisible();
  await taker.goto('/dashboard/courses');
  await taker.getByRole('button', { name: /^Acceptă/ }).click();
  await expect(taker.getByRole('heading', { name: 'Cursuri la care ajuți' })).toBeVisible();
  await openEditor(taker);
  await openEditor(giver);

  await test.step('the owner offers it, knowing what happens', async () => {
    await giver.getByRole('button', { name: 'Coautori' }).click();
    await people.getByRole('button', { name: 'Predă cursul: Andrei Neagoe' }).click();
    const asked = giver.getByRole('alertdialog');
    await expect(asked).toContainText('trec la Andrei Neagoe');
    await isAccessible(giver);
    await asked.getByRole('button', { name: 'Predă cursul' }).click();
    await expect(people.getByText(/i-ai oferit cursul, așteaptă răspuns/)).toBeVisible();
    await expect(asked).toHaveCount(0);
    // The question gives the focus back before the dialog below it hears a key.
    await expect(people.getByRole('button', { name: 'Retrage oferta: Andrei Neagoe' })).toBeFocused();
    await giver.keyboard.press('Escape');
    await expect(people).toHaveCount(0);
  });

  await test.step('the other takes it over', async () => {
    await expect(taker.getByText('Teodora Lungu vrea să îți predea acest curs')).toBeVisible();
    await taker.setViewportSize({ width: 320, height: 640 });
    expect(await taker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await taker.setViewportSize({ width: 1280, height: 720 });
    await taker.getByRole('button', { name: 'Preia cursul' }).click();
    await isAccessible(taker);
    await taker.getByRole('alertdialog').getByRole('button', { name: 'Preia cursul' }).click();
    await expect(taker.getByText('Cursul este de acum al tău.')).toBeVisible();
    await expect(taker.getByText('Teodora Lungu vrea să îți predea acest curs')).toHaveCount(0);
  });

  await test.step('the former owner writes on in the open editor, as a co-author', async () => {
    await textOf(giver).press('ControlOrMeta+Home');
    await textOf(giver).pressSequentially('Scris după predare. ');
    await giver.getByRole('button', { name: 'Salvează', exact: true }).click();
    await expect.poll(() => said(taker)).toContain('Scris după predare.');
    await giver.getByRole('button', { name: 'Coautori' }).click();
    await expect(people.getByRole('button', { name: 'Nu mai scriu la acest curs' })).toBeVisible();
    await expect(people.getByRole('button', { name: 'Invită' })).toHaveCount(0);
    await giver.goto('/dashboard/notifications');
    await expect(giver.getByText(/Andrei Neagoe a preluat de la tine cursul/)).toBeVisible();
  });

  await test.step('it is the new owner’s, with all that was written, and readers see who teaches it', async () => {
    await openEditor(taker);
    await expect.poll(() => said(taker)).toContain('Scris după predare.');
    await taker.getByRole('button', { name: /^Istoric: textul lecției „Pagina de pregătire” · Română/ }).click();
    await expect(
      taker
        .getByRole('dialog', { name: /^Istoric/ })
        .getByText('Teodora Lungu')
        .first(),
    ).toBeVisible();
    await expect(async () => {
      await taker.goto(`/courses/${COURSE}`);
      await expect(taker.getByText('Andrei Neagoe').first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});
