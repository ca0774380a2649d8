import type { APIRequestContext, Page } from '@playwright/test';
import { store, storedAt } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { expect, test } from '../../support/test.ts';

const SOURCE = '## Hârtia\n\nScrie încet în celulă.\n\nȚine creionul drept.';
const lesson = { type: 'text', freePreview: false, durationSec: 300 };

/** A draft with three lessons in two sections; the first has a text in Romanian. */
async function storeDraft(request: APIRequestContext, id: string): Promise<void> {
  const outline = [
    {
      ...{ id: 'u1', title: { ro: 'Începutul' } },
      lessons: [
        { ...lesson, id: 'l1', title: { ro: 'Hârtia' } },
        { ...lesson, id: 'l2', title: { ro: 'Stiloul' } },
      ],
    },
    { id: 'u2', title: { ro: 'Literele' }, lessons: [{ ...lesson, id: 'l3', title: { ro: 'Litera a' } }] },
  ];
  await store(request, `courseDrafts/${id}`, {
    ...{ ownerUid: 'demo-creator', status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date() },
    ...{ baseLocale: 'ro', title: { ro: 'Scrisul' }, subtitle: {}, description: {}, outcomes: {} },
    ...{ categoryId: 'arts', level: 'beginner', outline: JSON.stringify(outline) },
  });
  await store(request, `courseDrafts/${id}/bodies/l1_ro`, {
    ...{ ownerUid: 'demo-creator', by: 'demo-creator', rev: 1, lessonId: 'l1', locale: 'ro', text: SOURCE },
  });
}

const isSaved = (page: Page) => expect(page.getByText(/^Salvat la/)).toBeVisible();
const order = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Cuprins' })
    .locator('[data-kind=lesson]')
    .getByRole('button', { disabled: false });
const titles = async (page: Page) => {
  const names = await order(page).allTextContents();
  return names.filter(Boolean).join(' ');
};

let id: string;

test.beforeEach(async ({ page, enterAs }) => {
  id = `writing-${Date.now()}-${test.info().workerIndex}`;
  await enterAs('creator');
  await storeDraft(page.request, id);
});

test('an author translates paragraph by paragraph, and sees what the original has changed since', async ({ page }) => {
  await page.goto(`/dashboard/create-course/${id}#text-l1`);
  const source = page.getByLabel('Textul lecției · Română');
  const target = page.getByLabel('Textul lecției · English');
  const panel = page.getByRole('region', { name: 'Traducerea, paragraf cu paragraf' });
  await expect(source).toBeFocused();

  await test.step('what is typed beside the original is translated', async () => {
    await target.click();
    await page.keyboard.type('## Paper\n\nWrite slowly in the field.\n\nHold the pencil upright.');
    await expect(panel).toContainText('Toate paragrafele sunt traduse.');
  });

  await test.step('a changed original is outdated where it changed, and says how', async () => {
    await source.click();
    await page.keyboard.press('Control+Home');
    for (let line = 0; line < 2; line += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.type('Acum ');
    await page.keyboard.press('F8');
    await expect(target).toBeFocused();
    await expect(panel).toContainText('Paragraful 2 din 3');
    await expect(panel.locator('ins')).toContainText('Acum');
    await page.keyboard.press('Control+Enter');
    await expect(panel).toContainText('Toate paragrafele sunt traduse.');
  });

  await test.step('a term that is called otherwise is explained', async () => {
    await page.getByRole('button', { name: 'Glosar', exact: true }).click();
    await page.getByRole('button', { name: 'Adaugă un termen' }).click();
    await page.getByLabel('Termenul 1 · Română').fill('celulă');
    await page.getByLabel('Termenul 1 · English').fill('cell');
    await page.getByRole('button', { name: 'Hârtia', exact: true }).click();
    await target.getByText('Write slowly').click();
    await expect(panel).toContainText('„celulă” se traduce prin „cell”');
  });

  await test.step('undo goes back over a save and another lesson; Tab leads on', async () => {
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Always.');
    await isSaved(page);
    await page.getByRole('button', { name: 'Stiloul', exact: true }).click();
    await page.getByRole('button', { name: 'Hârtia', exact: true }).click();
    await target.click();
    await page.keyboard.press('Control+z');
    await expect(target).not.toContainText('Always.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(target).not.toBeFocused();
  });

  await test.step('a paste of five megabytes is refused beside the field, and nothing is lost', async () => {
    await target.click();
    await target.evaluate((field) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'a'.repeat(5_000_000));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole('alert').filter({ hasText: '5.000.000' })).toBeVisible();
    await expect(target).toContainText('Hold the pencil upright.');
  });

  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await test.step('what was translated from is stored, and a reload shows it again', async () => {
    await page.getByRole('button', { name: 'Salvează', exact: true }).click();
    await isSaved(page);
    await page.reload();
    await expect(target).toContainText('Hold the pencil upright.');
    await expect(panel).toContainText('Toate paragrafele sunt traduse.');
    expect(await storedAt(page.request, `courseDrafts/${id}`)).toMatchObject({
      glossary: { stringValue: '[{"ro":"celulă","en":"cell"}]' },
    });
  });
});

test('lessons move by drag, by keys and by buttons, over sections, and back again', async ({ page }) => {
  await page.goto(`/dashboard/create-course/${id}`);
  await expect.poll(() => titles(page)).toBe('Hârtia Stiloul Litera a');
  const news = page.getByRole('status');

  await test.step('by drag, into another section', async () => {
    await page.locator('[data-outline-id=l3]').scrollIntoViewIfNeeded();
    const handle = page.locator('[data-outline-id=l1] [title]').first();
    await handle.hover();
    await page.mouse.down();
    const { x = 0, y = 0, height = 0 } = (await page.locator('[data-outline-id=l3]').boundingBox()) ?? {};
    await page.mouse.move(x + 40, y + 4, { steps: 5 });
    await page.mouse.move(x + 40, y + height - 4, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => titles(page)).toBe('Stiloul Litera a Hârtia');
    await expect(news.filter({ hasText: '„Hârtia” este acum în „Literele”, pe locul 2 din 2.' })).toBeAttached();
  });

  await test.step('by keys, which keep the focus', async () => {
    await page.getByRole('button', { name: 'Hârtia', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => titles(page)).toBe('Stiloul Hârtia Litera a');
    await expect(page.getByRole('button', { name: 'Hârtia', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Stiloul', exact: true })).toBeFocused();
  });

  await test.step('back and forth, over a save', async () => {
    await isSaved(page);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toBe('Hârtia Stiloul Litera a');
    await page.getByRole('button', { name: 'Refă schimbarea din cuprins' }).click();
    await expect.poll(() => titles(page)).toBe('Stiloul Litera a Hârtia');
  });

  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await test.step('the order is saved, and stays when the page is left', async () => {
    await isSaved(page);
    await page.getByRole('link', { name: 'Cursurile mele' }).first().click();
    await expect(page).toHaveURL(/\/dashboard\/courses$/);
    const { outline } = await storedAt(page.request, `courseDrafts/${id}`);
    expect(outline?.stringValue).toMatch(/"l2".*"l3".*"l1"/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

  test('one language at a time, with the original beside what is translated', async ({ page }) => {
    await page.goto(`/dashboard/create-course/${id}#outline`);
    await page.getByRole('button', { name: 'Hârtia', exact: true }).click();
    await expect(page.getByLabel('Textul lecției · Română')).toBeVisible();
    await expect(page.getByLabel('Textul lecției · English')).toHaveCount(0);
    await page.getByRole('button', { name: /^English/ }).click();
    const target = page.getByLabel('Textul lecției · English');
    await target.click();
    await page.keyboard.type('## Paper\n\nW');
    await expect(page.getByRole('region', { name: /^Traducerea/ })).toContainText('Scrie încet în celulă.');
    // The other language opens at the same paragraph, and each keeps its caret.
    await page.getByRole('button', { name: /^Română/ }).click();
    const source = page.getByLabel('Textul lecției · Română');
    await expect(source).toBeFocused();
    await page.keyboard.type('Mai ');
    await expect(source).toContainText('Mai Scrie încet în celulă.');
    await page.getByRole('button', { name: /^English/ }).click();
    await expect(target).toBeFocused();
    await page.keyboard.type('rite');
    await expect(target).toContainText('Write');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Cuprinsul cursului' }).click();
    await expect(page.getByRole('button', { name: 'Stiloul', exact: true })).toBeVisible();
  });

  test('the dialogs of the editor fit, and give the focus back to what opened them', async ({ page }) => {
    for (const [at, name] of [
      ['text-l1', 'Istoric: textul lecției „Hârtia” · Română'],
      ['text-l1', 'Coautori'],
      ['course', 'Alege din fișierele tale'],
    ] as const) {
      await page.goto(`/dashboard/create-course/${id}#${at}`);
      const opener = page.getByRole('button', { name, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading').first()).toBeVisible();
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      const right = await dialog.evaluate((box) =>
        Math.max(...[box, ...box.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
      );
      expect(right, name).toBeLessThanOrEqual(320);
      expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test('a point begins a list, whether it is typed or pasted', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/dashboard/create-course/${id}#text-l2`);
    const source = page.getByLabel('Textul lecției · Română');
    await source.click();
    await page.keyboard.insertText('•');
    await page.keyboard.type('apă');
    await page.keyboard.press('Enter');
    await page.keyboard.type('hârtie');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.evaluate(() => navigator.clipboard.writeText('• toc\n• peniță'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect
      .poll(() => source.evaluate((box) => [...box.querySelectorAll('.cm-line')].map((line) => line.textContent)))
      .toEqual(['- apă', '- hârtie', '- toc', '- peniță']);
  });
});
