import type { Browser, Page } from '@playwright/test';
import { registerAs } from '../support/people/newcomer.ts';
import { expect, test } from '../support/site.ts';
import { there } from '../support/there.ts';

/** A course of demo data whose author is verified, and whose learner is in the middle. */
const COURSE = 'calm-negotiation';

const write = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).last().fill(text);

/** Adds a lesson of text in Romanian to the only unit of the course that is open. */
async function writeLesson(page: Page, title: string, text: string) {
  await page.getByRole('button', { name: 'Adaugă o lecție' }).click();
  await write(page, 'Titlul lecției · Română', title);
  await write(page, 'Textul lecției · Română', text);
}

/** The line of a lesson or a section opens it for writing. */
const openLesson = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true }).click();

const saved = async (page: Page) => {
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(page.getByText(/^Salvat la/)).toBeVisible();
};

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

test.describe('on an empty site', () => {
  // Nothing is there but the administrator.
  test.use({ beginning: 'empty' });

  test('a newcomer writes a course in both languages, an administrator publishes it, and a second person takes it', async ({
    page: author,
    browser,
    enterAs,
  }) => {
    await registerAs(author, 'Ilona Marin');
    await author.goto('/dashboard/create-course');
    await write(author, 'Titlu · Română', 'Cum se leagă o carte');
    await author.getByRole('button', { name: 'Adaugă o secțiune' }).click();
    await write(author, 'Secțiunea 1 · Română', 'Începutul');
    await writeLesson(author, 'Hârtia', 'Hârtia are o fibră.');
    await writeLesson(author, 'Cusătura', 'Acul trece prin fascicule.');
    await saved(author);

    await test.step('the page says what is missing and leads there', async () => {
      await author.getByRole('link', { name: 'Publicare', exact: true }).click();
      await expect(author.getByRole('heading', { level: 1 })).toContainText('Cum se leagă o carte');
      await author.getByRole('checkbox', { name: /English/ }).check();
      await expect(author.getByRole('button', { name: 'Trimite la verificare' })).toBeDisabled();
      await author.getByRole('link', { name: 'Lipsește textul: textul lecției „Hârtia” · English' }).click();
      await expect(author.getByLabel('Textul lecției · English')).toBeFocused();
    });

    await write(author, 'Textul lecției · English', 'Paper has a grain.');
    await write(author, 'Titlul lecției · English', 'Paper');
    await openLesson(author, 'Cusătura');
    await write(author, 'Titlul lecției · English', 'Sewing');
    await write(author, 'Textul lecției · English', 'The needle goes through the gatherings.');
    await author.getByRole('button', { name: 'Despre curs', exact: true }).click();
    await write(author, 'Titlu · English', 'How to bind a book');
    await openLesson(author, 'Începutul');
    await write(author, 'Secțiunea 1 · English', 'The beginning');
    await saved(author);
    await author.getByRole('link', { name: 'Publicare', exact: true }).click();
    await expect(author.getByText('Nu lipsește nimic.')).toBeVisible();
    await author.getByRole('button', { name: 'Trimite la verificare' }).click();
    await expect(author.getByRole('button', { name: 'Retrage din verificare' })).toBeVisible();

    const admin = await newPage(browser);
    await test.step('an administrator asks for changes, and publishes what they have read', async () => {
      await enterAs('admin', admin);
      await admin.goto('/admin/courses');
      await admin.getByRole('link', { name: 'Cum se leagă o carte' }).click();
      await admin.getByText('Cusătura', { exact: true }).click();
      await expect(admin.getByText('Acul trece prin fascicule.')).toBeVisible();
      await admin.getByRole('button', { name: 'Cere modificări…' }).click();
      await admin.getByLabel(/Ce ar trebui schimbat/).fill('Spune și ce ac.');
      await admin.getByRole('alertdialog').getByRole('button', { name: 'Cere modificări' }).click();
      await expect(admin).toHaveURL('/admin/courses');

      await author.reload();
      await expect(author.getByText('Spune și ce ac.')).toBeVisible();
      await author.goto('/dashboard/courses');
      await author.getByRole('link', { name: /^Editează/ }).click();
      await expect(author.getByRole('main').getByText('Modificări cerute')).toBeVisible();
      await openLesson(author, 'Cusătura');
      await write(author, 'Textul lecției · Română', 'Acul bont trece prin fascicule.');
      await saved(author);
      await author.getByRole('link', { name: 'Publicare', exact: true }).click();
      await author.getByRole('button', { name: 'Trimite la verificare' }).click();
      await expect(author.getByRole('button', { name: 'Retrage din verificare' })).toBeVisible();

      await admin.getByRole('link', { name: 'Cum se leagă o carte' }).click();
      await admin.getByRole('tab', { name: 'English' }).click();
      await expect(admin.getByRole('heading', { name: 'How to bind a book' })).toBeVisible();
      await admin.getByRole('button', { name: 'Publică', exact: true }).click();
      await expect(admin).toHaveURL('/admin/courses');
      await expect(admin.getByRole('row', { name: /Cum se leagă o carte/ })).toContainText('Publicat');
    });

    await test.step('a second person finds it, in their language, and finishes it', async () => {
      const learner = await newPage(browser);
      await registerAs(learner, 'Ben Hart');
      await expect(async () => {
        await learner.goto('/en/courses');
        await learner.getByRole('link', { name: 'How to bind a book' }).first().click({ timeout: 2_000 });
        await expect(learner).toHaveURL(/\/en\/courses\/.+/);
      }).toPass();
      await learner.goto(`/en/dashboard/courses/${new URL(learner.url()).pathname.split('/').at(-1)}`);
      await learner.getByRole('button', { name: 'Enrol' }).click();
      await learner.getByRole('link', { name: 'Start', exact: true }).click();
      await expect(learner.getByText('Paper has a grain.')).toBeVisible();
      await learner.getByRole('button', { name: 'Done, continue' }).click();
      await expect(learner.getByText('The needle goes through the gatherings.')).toBeVisible();
      await learner.getByRole('button', { name: /^Done/ }).click();
      // What stands there for the end of a course takes the place of the way back that stood below the lesson.
      const finished = learner.getByRole('region', { name: 'You have finished the course' });
      await finished.getByRole('link', { name: 'Back to the course' }).click();
      await expect(learner.getByText('2 of 2 lessons')).toBeVisible();
    });
  });
});

test.describe('on a site with courses', () => {
  test.use({ beginning: 'kept' });

  test('a verified author publishes a change, and a learner in the middle keeps their progress', async ({
    page: author,
    browser,
    enterAs,
  }) => {
    const learner = await newPage(browser);
    await enterAs('learner', learner);
    await learner.goto(`/dashboard/courses/${COURSE}`);
    const before = await learner.getByRole('progressbar').getAttribute('aria-valuetext');
    const lessons = learner.getByRole('main').getByRole('listitem');
    await expect(lessons.first()).toBeVisible();

    await enterAs('creator', author);
    await author.goto(`/dashboard/create-course/${COURSE}`);
    await write(author, 'Pe scurt · Română', 'Altfel spus.');
    await author.getByRole('button', { name: 'Adaugă o lecție' }).first().click();
    await author.getByLabel('Titlul lecției · Română').fill('O lecție în plus');
    await author.getByLabel('Textul lecției · Română').fill('Ce nu a încăput mai devreme.');
    await saved(author);
    await author.getByRole('link', { name: 'Publicare', exact: true }).click();
    await expect(author.getByText('modificări nepublicate')).toBeVisible();
    await author.getByRole('checkbox', { name: /English/ }).uncheck();
    await author.getByRole('button', { name: /^Arată diferența: pe scurt/ }).click();
    await expect(author.locator('ins').first()).toContainText('Altfel');
    await author.getByRole('button', { name: 'Publică modificările' }).click();
    await expect(author.getByText('Cititorii au exact ce scrie în ciorna ta.')).toBeVisible();
    await expect(author.getByRole('heading', { level: 1 })).toBeFocused();

    await learner.reload();
    await expect(learner.getByText('O lecție în plus')).toBeVisible();
    await expect(learner.getByRole('progressbar')).toHaveAttribute('aria-valuetext', there(before));
    await learner.goto(`/en/dashboard/courses/${COURSE}`);
    await expect(learner.getByText('Altfel spus.')).toHaveCount(0);

    await author.getByRole('link', { name: 'Versiuni' }).click();
    const version = author.getByRole('listitem').filter({ has: author.getByRole('heading', { level: 2 }) });
    await expect(version.first()).toContainText('o au cititorii');
    await version
      .nth(1)
      .getByRole('button', { name: /^Readu în ciornă/ })
      .click();
    await author.getByRole('alertdialog').getByRole('button', { name: 'Readu în ciornă' }).click();
    await expect(author.getByText(/este acum în ciornă/)).toBeVisible();
    await expect(author.getByRole('heading', { level: 1 })).toBeFocused();
    await author.goto(`/dashboard/create-course/${COURSE}`);
    await expect(author.getByLabel('Pe scurt · Română', { exact: true })).not.toHaveValue('Altfel spus.');
    await expect(author.getByRole('button', { name: 'O lecție în plus', exact: true })).toHaveCount(0);
    await expect(author.getByRole('main').getByText('modificări nepublicate').first()).toBeVisible();
  });
});
