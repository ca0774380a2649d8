import {
  AppError,
  bookingSchema,
  courseDraftSchema,
  enrollmentSchema,
  isOfStaff,
  type Locale,
  may,
  messageSettingsPath,
  messageSettingsSchema,
  notificationSchema,
  resourceSchema,
  sentenceOf,
  userProfileSchema,
  type ViewedDashboard,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { Caller } from '../callable/callable.ts';
import { SENTENCE_WORDS } from '../mail/compose/mail-words.ts';
import { onClock, zoneOf } from '../mail/compose/on-clock.ts';
import { noteLook } from '../personal-record/note-look.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';

/** What is read of a draft: not its texts. */
const writtenDraft = z.pick(courseDraftSchema, { id: true, title: true, status: true });

/** Lines of each list; older ones stand on the person's page. */
const MOST = 30;

/**
 * What somebody's dashboard lists, for an administrator. That it was looked at is recorded before anything is read, and its person is told.
 * Throws `no-access`, `not-found`, or `conflict` for the dashboard of an administrator or of the staff, one's own included.
 */
export async function viewAs(
  store: DocumentStore,
  { uid, locale }: { uid: string; locale: Locale },
  caller: Caller,
  now: Date,
): Promise<ViewedDashboard> {
  const actor = parsed(userProfileSchema, await store.get(`users/${caller.uid}`));
  if (!actor || !may(actor, 'accounts')) throw new AppError('no-access');
  const person = parsed(userProfileSchema, await store.get(`users/${uid}`));
  if (!person) throw new AppError('not-found');
  if (isOfStaff(person)) throw new AppError('conflict');
  await noteLook(store, { uid, actorUid: caller.uid, action: 'user.viewedAs' }, now);
  const settings = messageSettingsSchema.parse((await store.get(messageSettingsPath(uid)))?.fields ?? {});
  const zone = zoneOf(settings.timeZone);
  const [bookings, notifications, others] = await Promise.all([
    readBookings(store, uid),
    readNotifications(store, uid, locale, zone),
    readWorks(store, uid),
  ]);
  return { name: person.name, zone, bookings, notifications, ...others };
}

async function readBookings(store: DocumentStore, uid: string): Promise<ViewedDashboard['bookings']> {
  const sides = [
    ['learnerUid', 'expertName'],
    ['expertUid', 'learnerName'],
  ] as const;
  const found = await Promise.all(
    sides.map(async ([side, other]) => {
      const documents = await store.find({ ...newest('bookings', 'startAt'), equals: { [side]: uid } });
      return allParsed(bookingSchema, documents).map((booking) => ({ ...booking, withName: booking[other] }));
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.startAt.getTime() - one.startAt.getTime())
    .slice(0, MOST)
    .map(({ id, offeringTitle, status, withName, startAt }) => ({
      ...{ id, title: offeringTitle, status, withName, startAt: startAt.toISOString() },
    }));
}

async function readNotifications(store: DocumentStore, uid: string, locale: Locale, zone: string) {
  const documents = await store.find({
    ...newest(`users/${uid}/notifications`, 'createdAt'),
    equals: { isArchived: false },
  });
  return allParsed(notificationSchema, documents).map((notification) => ({
    id: notification.id,
    sentence: sentenceOf(notification, locale, SENTENCE_WORDS[locale], (at) => onClock(at, locale, zone)),
    isRead: notification.isRead,
    createdAt: notification.createdAt.toISOString(),
  }));
}

async function readWorks(
  store: DocumentStore,
  uid: string,
): Promise<Pick<ViewedDashboard, 'learning' | 'courses' | 'resources'>> {
  const [enrollments, drafts, resources] = await Promise.all([
    store.find({ ...newest('enrollments', 'updatedAt'), equals: { uid } }),
    store.find({ ...newest('courseDrafts', 'updatedAt'), equals: { ownerUid: uid } }),
    store.find({ ...newest('resources', 'updatedAt'), equals: { ownerUid: uid } }),
  ]);
  return {
    learning: allParsed(enrollmentSchema, enrollments).map(({ id, course, status, progress }) => ({
      ...{ id, title: course?.title ?? {}, status, pct: progress.pct },
    })),
    courses: allParsed(writtenDraft, drafts),
    resources: allParsed(resourceSchema, resources).map(({ id, title, status }) => ({ id, title, status })),
  };
}

const newest = (collection: string, field: string) => ({
  ...{ collection, limit: MOST, orderBy: { field, direction: 'desc' as const } },
});
