import type { BookingSide } from '../booking/booking.ts';
import { LEARNING_STATUSES } from '../enrollment/lifecycle.ts';
import type { StoredQuery } from './stored-query.ts';

/** As many courses as anybody is named an instructor of. */
const MOST_PLACES = 200;

/** A person's enrolments, most recently used first. */
export const enrollmentsOf = (uid: string): StoredQuery => ({
  from: 'enrollments',
  where: [['uid', '==', uid]],
  orderBy: [['updatedAt', 'desc']],
});

/** The newest enrolments of a person: those in courses that they take come first, then those that they have finished. */
export const latestLearning = (uid: string, most: number): StoredQuery => ({
  from: 'enrollments',
  where: [
    ['uid', '==', uid],
    ['status', 'in', LEARNING_STATUSES],
  ],
  orderBy: [
    ['status', 'asc'],
    ['updatedAt', 'desc'],
  ],
  limit: most,
});

/** A learner's requested and confirmed bookings that end at `since` or later, soonest first. */
export const nextBookings = (learnerUid: string, since: Date, most: number): StoredQuery => ({
  from: 'bookings',
  where: [
    ['learnerUid', '==', learnerUid],
    ['status', 'in', ['requested', 'confirmed']],
    ['endAt', '>=', since],
  ],
  orderBy: [['endAt', 'asc']],
  limit: most,
});

/** A person's bookings on one side, latest first; those that begin at `since` or later, or all. */
export const bookingsOf = (role: BookingSide, uid: string, since?: Date): StoredQuery => ({
  from: 'bookings',
  where: [
    [role === 'learner' ? 'learnerUid' : 'expertUid', '==', uid],
    ...(since ? ([['startAt', '>=', since]] as const) : []),
  ],
  orderBy: [['startAt', 'desc']],
});

/** An author's drafts, latest change first; or at `most` so many. */
export const draftsOf = (ownerUid: string, most?: number): StoredQuery => ({
  from: 'courseDrafts',
  where: [['ownerUid', '==', ownerUid]],
  orderBy: [['updatedAt', 'desc']],
  ...(most !== undefined && { limit: most }),
});

/** The drafts that a person writes with their authors, latest change first. */
export const helpedDraftsOf = (uid: string): StoredQuery => ({
  from: 'courseDrafts',
  where: [['editorUids', 'array-contains', uid]],
  orderBy: [['updatedAt', 'desc']],
});

/** What readers have of an author's courses, in no order. */
export const coursesOf = (ownerUid: string): StoredQuery => ({
  from: 'courses',
  where: [['ownerUid', '==', ownerUid]],
  orderBy: [],
});

/** The courses that somebody was named an instructor of. */
export const placesOf = (uid: string): StoredQuery => ({
  from: 'courseInstructors',
  where: [['uid', '==', uid]],
  orderBy: [],
  limit: MOST_PLACES,
});

/** The invitations to write, to an address, that wait for an answer; in no order. */
export const openInvitationsTo = (email: string): StoredQuery => ({
  from: 'invitations',
  where: [
    ['email', '==', email],
    ['status', '==', 'open'],
  ],
  orderBy: [],
});
