import {
  type Channel,
  canTurnOff,
  canWait,
  isWanted,
  type MailTexts,
  type MessageSettings,
  mailTime,
  messageSettingsPath,
  messageSettingsSchema,
  type Notification,
  notificationSchema,
  type PersonMail,
  personMailSchema,
  userProfileSchema,
} from '@cursiv/shared-domain';
import type { Accounts } from '../admin/accounts.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { composeMail } from './compose/compose-mail.ts';
import { zoneOf } from './compose/on-clock.ts';
import type { Composed } from './queue/send-mail.ts';
import { roomForMail } from './room-for-mail.ts';
import type { Site } from './unsubscribe/unsubscribe-token.ts';

/** The most that one mail tells; the rest comes in the next. */
const MOST = 30;
/** What has waited so long, in milliseconds, comes with whatever else waits. */
const HELD_MS = 10 * 60_000;

/**
 * The mail of a job as its reader wants it now, with what else waits for who wants one mail. There is none for who turned
 * it off, has seen it in the site already, has no account any more, or has not proven the address: it may be a stranger's.
 */
export async function readMail(
  { store, accounts, site, texts }: { store: DocumentSource; accounts: Accounts; site: Site; texts?: MailTexts },
  job: PersonMail,
  now: Date,
): Promise<Composed> {
  const { uid } = job;
  const notification = await readNotification(store, uid, job.notification);
  if (!notification) return { dropped: 'no notification' };
  const settings = messageSettingsSchema.parse((await store.get(messageSettingsPath(uid)))?.fields ?? {});
  const { gathering } = settings;
  const until = mailTime(
    settings,
    notification.type,
    gathering === 'atOnce' ? now : job.createdAt,
    zoneOf(settings.timeZone),
  );
  if (until > now) return { until };
  const mayWait = canWait(notification.type);
  const room = mayWait ? await roomForMail(store, uid, now) : now;
  if (room > now) return { until: room };
  const isHeld = now.getTime() - job.createdAt.getTime() >= HELD_MS;
  const isGathered = mayWait && (gathering !== 'atOnce' || isHeld);
  const also = isGathered ? await waitingBeside(store, job) : (job.also ?? []);
  const others = await Promise.all(also.map((id) => readNotification(store, uid, id)));
  const news = [notification, ...others.filter((other) => other !== undefined)];
  const [first, ...more] = news.filter((one) => reasonAgainst(one, settings, now) === undefined);
  if (!first) return { dropped: reasonAgainst(notification, settings, now) ?? 'no notification' };
  // A suspended person is still told of that, and of nothing else.
  const account = canTurnOff(first.type) ? await accounts.withUid(uid) : await accounts.anyWithUid(uid);
  const address = job.to ?? account?.provenEmail;
  if (!address) return { dropped: account ? 'address not proven' : 'no account' };
  if (address === settings.refused) return { dropped: 'address refused' };
  if (address === settings.complained && canTurnOff(first.type)) return { dropped: 'reported as spam' };
  const name = parsed(userProfileSchema, await store.get(`users/${uid}`))?.name ?? '';
  const reader = { uid, name, address, settings };
  return { mail: composeMail([first, ...more], reader, site, now, texts), also };
}

const readNotification = async (store: DocumentSource, uid: string, id: string): Promise<Notification | undefined> =>
  parsed(notificationSchema, await store.get(`users/${uid}/notifications/${id}`));

/** The notifications that this mail told in an earlier try, and those whose own mails wait now and may wait. */
async function waitingBeside(store: DocumentSource, { id, uid, also = [] }: PersonMail): Promise<string[]> {
  const found = await store.find({ collection: 'mails', equals: { uid, status: 'waiting' }, limit: MOST });
  const jobs = found.map((document) => parsed(personMailSchema, document)).filter((job) => job !== undefined);
  const types = await Promise.all(jobs.map(({ notification }) => readNotification(store, uid, notification)));
  const waiting = jobs.filter((job, index) => {
    const type = types[index]?.type;
    return job.id !== id && type !== undefined && canWait(type) && job.also === undefined;
  });
  return [...also, ...waiting.map(({ notification }) => notification)];
}

/** Why a notification is not told any more on a way beside the site; undefined when it is. */
export function reasonAgainst(
  { type, params, isRead }: Notification,
  settings: MessageSettings,
  now: Date,
  channel: Channel = 'mail',
): string | undefined {
  const isReminder = type === 'booking.dayBefore' || type === 'booking.hourBefore';
  if (isReminder && params.at && params.at < now) return 'too late';
  // Whoever took an account over reads its warnings first.
  if (isRead && canTurnOff(type)) return 'read already';
  return isWanted(settings, type, channel) ? undefined : 'not wanted';
}
