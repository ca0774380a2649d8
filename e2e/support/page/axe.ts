import { AxeBuilder as Builder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe on one page. It opens no further page to sum up what it found in frames, of which the site's pages have none. */
export class AxeBuilder extends Builder {
  readonly #page: Page;

  constructor({ page }: { page: Page }) {
    super({ page });
    // What is in order fills most of an answer, and nobody reads it.
    this.options({ resultTypes: ['violations'] });
    this.#page = page;
    this.setLegacyMode();
  }

  /**
   * Looks once everything that moves or fades in is there: colours in between are nobody's to read. What comes while it looks, as a message from
   * elsewhere, is there at once.
   */
  override async analyze(): ReturnType<Builder['analyze']> {
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    await this.#page.evaluate(async () => {
      const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(passing.map(({ finished }) => finished));
    });
    const results = await super.analyze();
    await this.#page.emulateMedia({ reducedMotion: null });
    return results;
  }
}
