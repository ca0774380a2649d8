import type { APIRequestContext, Page } from '@playwright/test';
import { storeAll, storedAt } from '../backend/stored.ts';

const COURSE = 'kills-text';
const WORDS = ['mâna', 'se', 'sprijină', 'ușor', 'pe', 'hârtie'];
const TYPING_MS = 30;
/** On a busy machine. */
const WITHIN_MS = 90_000;

const field = (page: Page) => page.getByRole('textbox', { name: 'Textul lecției · Română', exact: true });

/** Somebody who types a lesson's text, and remembers what the page has shown as saved. */
export class WatchedWriter {
  #page: Page | undefined;
  #count = 0;
  /** What stands in the page. */
  typed = '';
  /** The longest text that the page has shown as saved. */
  saved = '';

  /** Stores the draft with its one lesson, which has no text yet. */
  async prepare(request: APIRequestContext, ownerUid: string): Promise<void> {
    const title = { ro: 'Scris sub lovituri' };
    const lesson = { id: 'l1', type: 'text', title, freePreview: false, durationSec: 60 };
    const draft = {
      ...{ ownerUid, status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date(), baseLocale: 'ro', title },
      ...{ subtitle: {}, outcomes: {}, description: {}, categoryId: 'arts', level: 'beginner' },
      outline: JSON.stringify([{ id: 'u', title, lessons: [lesson] }]),
    };
    await storeAll(request, new Map([[`courseDrafts/${COURSE}`, draft]]));
  }

  /** Opens the text in a page, with whatever waits in the browser. */
  async open(page: Page): Promise<void> {
    this.#page = page;
    await page.goto(`http://localhost:3000/dashboard/create-course/${COURSE}?language=ro#text-l1`, {
      timeout: WITHIN_MS,
    });
    await field(page).waitFor({ timeout: WITHIN_MS });
    this.typed = await field(page).evaluate((element) => {
      const text = element.cloneNode(true) as HTMLElement;
      // An empty text says where to write.
      text.querySelector('.cm-placeholder')?.remove();
      return text.textContent ?? '';
    });
    await field(page).click();
    await page.keyboard.press('Control+End');
  }

  /** Types one more word, and looks whether the page says that all of it is saved. */
  async type(): Promise<void> {
    const page = this.#page as Page;
    const word = ` ${WORDS[this.#count++ % WORDS.length]}${this.#count}`;
    for (const letter of word) {
      await page.keyboard.type(letter, { delay: TYPING_MS });
      this.typed += letter;
    }
    await this.look();
  }

  /** Notes what the page says is saved, once it has shown what was typed last. */
  async look(): Promise<void> {
    const page = this.#page as Page;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    if (await page.getByText(/^Salvat la/).isVisible()) this.saved = this.typed;
  }

  /** Waits until the page shows everything as saved. Rejects with what it says instead. */
  async isSaved(): Promise<void> {
    const page = this.#page as Page;
    const shown = page.getByText(/^Salvat la/).waitFor({ timeout: WITHIN_MS });
    await shown.catch(async () => {
      throw new Error(`The page says: ${(await page.getByRole('main').textContent())?.slice(0, 500)}`);
    });
    await this.look();
  }

  /** What the server has. */
  async stored(request: APIRequestContext): Promise<string> {
    const body = await storedAt(request, `courseDrafts/${COURSE}/bodies/l1_ro`).catch(() => undefined);
    return String(body?.text?.stringValue ?? '');
  }
}
