import type { ActCounts } from '@cursiv/platform-tools/cost';
import type { Page } from '@playwright/test';
import { counts, readsOf, resetCounts, settledCounts } from '../../support/backend/counters.ts';
import { stands } from '../../support/page/stands.ts';

export type Doing = () => Promise<unknown>;

/** What something takes from the services, with all that functions do because of it. */
export async function takenBy(act: Doing): Promise<ActCounts & { bytes: number }> {
  await settledCounts();
  await resetCounts();
  await act();
  await settledCounts();
  const all = await counts();
  const { documentWrites: writes, documentDeletes: deletes } = all.firestore;
  const bytes = all.firestore.bytesOut + all.functions.bytesOut;
  return { reads: readsOf(all), writes, deletes, calls: all.functions.calls, bytes };
}

/** Opens a page until its main content stands. */
export async function open(page: Page, path: string, content: string): Promise<void> {
  await page.goto(path);
  await stands(page, content);
  // The stream that the page keeps open never ends; what a page asks for comes within this time.
  await page.waitForTimeout(1500);
}
