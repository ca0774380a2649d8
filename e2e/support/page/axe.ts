import { AxeBuilder as Builder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe on one page. It opens no further page to sum up what it found in frames, of which the site's pages have none. */
export class AxeBuilder extends Builder {
  constructor({ page }: { page: Page }) {
    super({ page });
    this.setLegacyMode();
  }
}
