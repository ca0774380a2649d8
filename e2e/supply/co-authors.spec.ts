import type { Page } from '@playwright/test';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from '../support/site.ts';

/** A course of demo data: `creator` has written it, `learner` is asked to help. */
const COURSE = 'calm-negotiation';
const LESSON = 'Pagina de pregătire';

test.use({ beginning: 'kept' });

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Textul lecției · Română' });
const said = (page: Page) => textOf(page).evaluate((box) => ('value' in box ? String(box.value) : box.textContent));
const isAccessible = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
const save = (page: Page) => page.getByRole('button', { name: 'Salvează', exact: true }).click();
const isSaved = (page: Page) => expect(page.getByText(/^Salvat la/)).toBeVisible();
const openEditor = async (page: Page) => {
  await page.goto(`/dashboard/create-course/${COURSE}`);
  await page.getByRole('button', { name: LESSON, exact: true }).click();
  await expect(textOf(page)).toBeVisible();
};

test('two authors write one course at once: nothing is lost, also when one of them is sent away', async ({
  page: author,
  browser,
  enterAs,
}) => {
  await enterAs('creator', author);
  const helper = await (await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  await enterAs('learner', helper);

  await test.step('the owner invites an address, and who has proven it accepts', async () => {
    await author.goto(`/dashboard/create-course/${COURSE}`);
    await author.getByRole('button', { name: 'Coautori' }).click();
    const people = author.getByRole('dialog', { name: 'Cine scrie cursul' });
    await people.getByLabel('Adresa de e-mail a persoanei').fill('creator@cursiv.test');
    await people.getByRole('button', { name: 'Invită' }).click();
    await expect(people.getByText('Aceasta este adresa ta.')).toBeVisible();
    await people.getByLabel('Adresa de e-mail a persoanei').fill('Learner@Cursiv.test');
    await people.getByRole('button', { name: 'Invită' }).click();
    await expect(people.getByText('learner@cursiv.test')).toBeVisible();
    await isAccessible(author);

    await expect(async () => {
      await helper.goto('/dashboard/notifications');
      await expect(helper.getByText(/Teodora Lungu te invită să scrieți împreună cursul/)).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await helper.goto('/dashboard/courses');
    await expect(helper.getByRole('button', { name: /^Acceptă/ })).toBeVisible();
    await isAccessible(helper);
    await helper.getByRole('button', { name: /^Acceptă/ }).click();
    await expect(helper.getByRole('heading', { name: 'Cursuri la care ajuți' })).toBeVisible();
    await helper.getByRole('link', { name: 'Editează: Negociere fără ridicat tonul' }).click();
    await expect(people.getByText('Andrei Neagoe')).toBeVisible();
    await author.keyboard.press('Escape');
  });

  await openEditor(author);
  await openEditor(helper);
  await expect(author.getByText('Scriu acum: Andrei Neagoe')).toBeVisible();
  await expect(helper.getByText('Scriu acum: Teodora Lungu')).toBeVisible();

  await test.step('edits of different paragraphs are joined, and the caret stays', async () => {
    await textOf(author).fill('Primul paragraf.\n\nAl doilea paragraf.\n\nAl treilea paragraf.');
    await save(author);
    await expect.poll(() => said(helper)).toContain('Al treilea paragraf.');
    await textOf(helper).press('ControlOrMeta+End');
    await textOf(helper).pressSequentially(' Scris de Andrei.');
    await textOf(author).press('ControlOrMeta+Home');
    await textOf(author).pressSequentially('Scris de Teodora. ');
    await save(author);
    for (const page of [author, helper]) {
      await expect.poll(() => said(page)).toContain('Scris de Teodora. Primul paragraf.');
      await expect.poll(() => said(page)).toContain('Al treilea paragraf. Scris de Andrei.');
    }
    await textOf(helper).pressSequentially(' Mai departe.');
    await expect.poll(() => said(helper)).toContain('Scris de Andrei. Mai departe.');
    await isSaved(helper);
  });

  await test.step('where both have written in one paragraph, a person decides', async () => {
    await expect.poll(() => said(author)).toContain('Mai departe.');
    await textOf(helper).fill('Deschide cu o întrebare.\n\nAl doilea paragraf.\n\nAl treilea paragraf.');
    await textOf(author).fill('Deschide cu o cifră.\n\nAl doilea paragraf.\n\nAl treilea paragraf.');
    await save(author);
    const choice = helper.getByRole('alert').filter({ hasText: 'Același loc a fost scris și din altă parte' });
    await expect(choice).toContainText('cifră');
    expect(await said(helper)).toContain('Deschide cu o întrebare.');
    await isAccessible(helper);
    await helper.setViewportSize({ width: 320, height: 640 });
    expect(await helper.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await choice.getByRole('button', { name: /^Scrie din amândouă/ }).click();
    await choice.getByRole('textbox').fill('Deschide cu o cifră sau cu o întrebare.');
    await choice.getByRole('button', { name: 'Pune acest text' }).click();
    await expect(choice).toHaveCount(0);
    await helper.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(() => said(author)).toContain('Deschide cu o cifră sau cu o întrebare.');
  });

  await test.step('the history says who wrote what, and brings it back as a new entry', async () => {
    await author.getByRole('button', { name: /^Istoric: textul lecției „Pagina de pregătire” · Română/ }).click();
    const history = author.getByRole('dialog', { name: /^Istoric/ });
    await expect(history.getByText('Andrei Neagoe').first()).toBeVisible();
    await expect(history.getByText('Teodora Lungu').first()).toBeVisible();
    const lines = history.getByRole('listitem');
    const count = await lines.count();
    await lines
      .last()
      .getByRole('button', { name: /^Arată ce s-a schimbat/ })
      .click();
    await expect(lines.last()).toContainText('Cine se pregătește zece minute');
    await isAccessible(author);
    await lines
      .last()
      .getByRole('button', { name: /^Readu/ })
      .click();
    await expect(history).toHaveCount(0);
    for (const page of [author, helper]) {
      await expect.poll(() => said(page)).toContain('Cine se pregătește zece minute');
    }
    await author.getByRole('button', { name: /^Istoric: textul lecției „Pagina de pregătire” · Română/ }).click();
    await expect(lines).toHaveCount(count + 1);
    await expect(lines.first()).toContainText('readus din istoric');
    await author.keyboard.press('Escape');
  });

  await test.step('who is sent away in the middle of a sentence keeps what was typed', async () => {
    await author.getByRole('button', { name: 'Coautori' }).click();
    const people = author.getByRole('dialog', { name: 'Cine scrie cursul' });
    await people.getByRole('button', { name: 'Încheie colaborarea: Andrei Neagoe' }).click();
    await textOf(helper).press('ControlOrMeta+End');
    await textOf(helper).pressSequentially(' O frază neterminată');
    await author.getByRole('alertdialog').getByRole('button', { name: 'Încheie colaborarea' }).click();
    const over = helper.getByRole('alert').filter({ hasText: 'Nu mai scrii la acest curs' });
    await expect(over).toContainText('O frază neterminată');
    await over.getByRole('button', { name: /^Copiază/ }).click();
    expect(await helper.evaluate(() => navigator.clipboard.readText())).toContain('O frază neterminată');
    await isAccessible(helper);
    await helper.reload();
    await expect(over).toContainText('O frază neterminată');
    await helper.goto('/dashboard/courses');
    await expect(helper.getByRole('heading', { name: 'Cursuri la care ajuți' })).toHaveCount(0);
    await helper.goto(`/dashboard/courses/${COURSE}/publish`);
    await expect(helper.getByRole('heading', { level: 1 })).not.toContainText('Negociere');
    await helper.goto('/dashboard/notifications');
    await expect(helper.getByText(/a încheiat colaborarea cu tine/)).toBeVisible();
  });
});
