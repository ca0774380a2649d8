import { expect, type Locator, type Page } from '@playwright/test';

/** The number of stops in the keyboard order after which a missing target counts as unreachable. */
const MOST_STOPS = 150;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift+Tab to go back, until the target has the focus, and checks that the focus is visible. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await hasFocus(target)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${target} in ${page.url()}`);
}

/** Focuses the target by keyboard and presses a key on it. */
export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Focuses a field by keyboard and types. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** Chooses an option of a list by typing its beginning. */
export async function chooseIn(list: Locator, beginning: string): Promise<void> {
  await tabTo(list);
  await list.page().keyboard.type(beginning);
}

/** Starts again at the top of the page, as after opening it. */
export const fromTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
  });
