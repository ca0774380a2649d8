import {
  canWait,
  DEFAULT_LOCALE,
  mailTime,
  messageSettingsPath,
  messageSettingsSchema,
  notificationSchema,
  type PushJob,
  pushSubscriptionSchema,
  sentenceOf,
} from '@cursiv/shared-domain';
import { shortened } from '../mail/compose/compose-mail.ts';
import { SENTENCE_WORDS } from '../mail/compose/mail-words.ts';
import { onClock, zoneOf } from '../mail/compose/on-clock.ts';
import { reasonAgainst } from '../mail/read-mail.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { ComposedPush } from './send-push.ts';

/** From when on the sign-in service takes a person's sessions; undefined for an account that is gone or suspended. */
export type SessionsSince = (uid: string) => Promise<Date | undefined>;

/**
 * What a browser is pushed, as its reader wants it now: the notification's sentence in their language and on their clock, and nothing of
 * what others wrote beside it. There is none for who has read it, turned it off, or is not signed in there any more.
 */
export async function composePush(
  { store, sessionsSince }: { store: DocumentSource; sessionsSince: SessionsSince },
  { uid, notification: id, subscription: to }: PushJob,
  now: Date,
): Promise<ComposedPush> {
  const notification = parsed(notificationSchema, await store.get(`users/${uid}/notifications/${id}`));
  if (!notification) return { dropped: 'no notification' };
  const settings = messageSettingsSchema.parse((await store.get(messageSettingsPath(uid)))?.fields ?? {});
  const reason = reasonAgainst(notification, settings, now, 'push');
  if (reason) return { dropped: reason };
  const zone = zoneOf(settings.timeZone);
  // Quiet hours hold for every way; what is gathered are mails alone.
  const until = mailTime({ ...settings, gathering: 'atOnce' }, notification.type, now, zone);
  if (until > now) return { until };
  const subscription = parsed(pushSubscriptionSchema, await store.get(`pushSubscriptions/${to}`));
  const since = await sessionsSince(uid);
  const isSignedIn = subscription?.uid === uid && since !== undefined && subscription.signedInAt >= since;
  if (!isSignedIn) return { dropped: 'signed out' };
  const locale = settings.locale ?? DEFAULT_LOCALE;
  const sentence = sentenceOf(notification, locale, SENTENCE_WORDS[locale], (at) => onClock(at, locale, zone));
  const message = { id, title: shortened(sentence), link: notification.link, locale };
  return { message, to: subscription, canWait: canWait(notification.type) };
}
