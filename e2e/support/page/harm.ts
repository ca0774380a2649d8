import { expect, type Page } from '@playwright/test';

/** Watches a page for the effects of hostile text, should it run; call the result to check that there were none. */
export function watchForHarm(page: Page): () => Promise<void> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    expect(dialogs, 'dialogs').toEqual([]);
    const state = await page.evaluate(() => ({
      isRun: '__pwned' in window,
      polluted: Object.keys(Object.prototype),
      handlers: document.querySelectorAll('[onerror], [onload], [href^="javascript:" i]').length,
    }));
    expect(state).toEqual({ isRun: false, polluted: [], handlers: 0 });
  };
}
