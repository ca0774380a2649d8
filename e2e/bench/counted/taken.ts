import type { ActCounts } from '@cursiv/platform-tools/cost';
import type { Page } from '@playwright/test';
import { counts, readsOf, resetCounts, settledCounts } from '../../support/backend/counters.ts';
import type { LocalSite } from '../../support/local-site.ts';
import { stands } from '../../support/page/stands.ts';

export type Doing = () => Promise<unknown>;

/** What something takes from the services, in bytes that Firestore and functions send, and in milliseconds of the backend's processor. */
export interface Taken extends ActCounts {
  bytes: number;
  cpu: number;
}

/** What something takes from the services, with all that functions do because of it. */
export async function takenBy(site: LocalSite, act: Doing): Promise<Taken> {
  await settledCounts();
  await resetCounts();
  const before = site.processorMs();
  await act();
  await settledCounts();
  const cpu = site.processorMs() - before;
  const all = await counts();
  const { documentWrites: writes, documentDeletes: deletes } = all.firestore;
  const bytes = all.firestore.bytesOut + all.functions.bytesOut;
  return { reads: readsOf(all), writes, deletes, calls: all.functions.calls, bytes, cpu };
}

/** Opens a page until its main content stands. */
export async function open(page: Page, path: string, content: string): Promise<void> {
  await page.goto(path);
  await stands(page, content);
  // The stream that the page keeps open never ends; what a page asks for comes within this time.
  await page.waitForTimeout(1500);
}
