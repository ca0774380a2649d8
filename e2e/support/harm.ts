import { expect, type Page } from '@playwright/test';

/** Watches a page for what hostile text would do if it ran; call the result to see that it did nothing. */
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
