import { type Locale, messageSettingsPath } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Notes the language and the zone in which a person reads the site now, for their mails. Throws AppError. */
export const keepReaderClock = (uid: string, locale: Locale, timeZone: string): Promise<void> =>
  transact(async (transaction) => {
    transaction.set(doc(database(), messageSettingsPath(uid)), { locale, timeZone }, { merge: true });
  });
