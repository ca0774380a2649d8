import { sessionStore } from '@cursiv/shared-auth';
import { askSoon, type Watch } from '@cursiv/shared-data';
import type { User } from '@cursiv/shared-domain';

/** Makes a page's `prepare` of what the page watches for its reader. */
export const prepareFor = (watchesOf: (reader: User) => readonly Watch<unknown>[]) => (): void => {
  const session = sessionStore.getState();
  if (session.status === 'signedIn') askSoon(watchesOf(session.user));
};
