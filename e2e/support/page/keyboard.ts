import { expect, type Locator } from '@playwright/test';

/** Stops of a page's keyboard order that are gone through before one that does not come counts as out of reach. */
const MOST_STOPS = 150;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes on with Tab, or back with Shift+Tab, until the target has the focus, which is then seen. */
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

/** Reaches the target and presses a key on it. */
export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Reaches a field and types. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** Chooses an option of a list by typing what it begins with. */
export async function chooseIn(list: Locator, beginning: string): Promise<void> {
  await tabTo(list);
  await list.page().keyboard.type(beginning);
}
