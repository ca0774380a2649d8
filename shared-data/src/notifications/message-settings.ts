import {
  type Channel,
  type Gathering,
  type MessageSettings,
  messageSettingsPath,
  messageSettingsSchema,
  type NotificationType,
  turned,
} from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';
import { type Watch, watchDocument } from '../watch.ts';

const placeOf = (uid: string) => doc(database(), messageSettingsPath(uid));

/** Watches how a person wants to be told; undefined before they said anything. */
export const watchMessageSettings = (uid: string): Watch<MessageSettings | undefined> =>
  watchDocument(messageSettingsSchema, () => placeOf(uid));

/**
 * What a person chooses about mails: their times, that a refused address is tried again, and that one at which a mail was called spam
 * is written to again. Of quiet hours that are set, one end can be changed alone, beside a change of the other.
 */
export type MailWishes = {
  gathering?: Gathering;
  quiet?: { from?: number; until?: number } | null;
  refused?: null;
  complained?: null;
};

/** Stores what a person chooses about mails. Throws AppError. */
export const saveMailWishes = (uid: string, wishes: MailWishes): Promise<void> =>
  transact(async (transaction) => {
    transaction.set(placeOf(uid), wishes, { merge: true });
  });

/** Turns a type of message on or off on a way, beside what other tabs turn. Throws AppError. */
export const saveMessageSettings = (
  uid: string,
  type: NotificationType,
  channel: Channel,
  isOn: boolean,
): Promise<void> =>
  transact(async (transaction) => {
    const present = parseDocument(messageSettingsSchema, await transaction.get(placeOf(uid)));
    const { off } = turned(present ?? messageSettingsSchema.parse({}), type, channel, isOn);
    transaction.set(placeOf(uid), { off }, { merge: true });
  });
