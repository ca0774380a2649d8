import { type Invitation, invitationSchema, openInvitationsTo } from '@cursiv/shared-domain';
import { collection, database, doc, query, where } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { transact } from '../transact.ts';
import { type Watch, watchQuery, watchStoredQuery } from '../watch.ts';

const invitations = () => collection(database(), 'invitations');

/** Watches the invitations to write a course, for its owner; in no order. */
export const watchInvitationsOf = (courseId: string, ownerUid: string): Watch<Invitation[]> =>
  watchQuery(invitationSchema, () =>
    query(invitations(), where('ownerUid', '==', ownerUid), where('courseId', '==', courseId)),
  );

/** Watches the invitations to a proven address that wait for an answer; in no order. */
export const watchInvitationsTo = (email: string): Watch<Invitation[]> =>
  watchStoredQuery(invitationSchema, openInvitationsTo(email));

/**
 * Invites an address to write a course of one's own; answers the same whether it has an account. Throws AppError: `invalid` for one's own
 * address, `quota-exceeded` when there are as many authors or invitations as there may be.
 */
export const inviteCoAuthor = (courseId: string, email: string): Promise<void> =>
  callFunction('inviteCoAuthor', { courseId, email });

/** Answers an invitation to one's own proven address. Throws AppError: `not-found` when it is gone or has ended. */
export const answerInvitation = (id: string, answer: 'accepted' | 'declined'): Promise<void> =>
  callFunction('answerInvitation', { id, answer });

/** Takes an invitation back. Throws AppError. */
export const withdrawInvitation = (id: string): Promise<void> =>
  transact(async (transaction) => {
    transaction.delete(doc(invitations(), id));
  });

/** Ends somebody's part in a course: as its owner, or one's own. Throws AppError. */
export const removeCoAuthor = (courseId: string, uid: string): Promise<void> =>
  callFunction('removeCoAuthor', { courseId, uid });

/** Offers a course of one's own to one of its co-authors, or takes the offer back. Throws AppError. */
export const offerCourse = (courseId: string, uid: string | null): Promise<void> =>
  callFunction('offerCourse', { courseId, uid });

/**
 * Takes over a course that is offered, or refuses it. Throws AppError: `not-found` when the offer is gone or has ended, `address-unproven`,
 * `quota-exceeded` when its files do not fit, `busy` while it is being published.
 */
export const answerCourseOffer = (courseId: string, answer: 'accepted' | 'declined'): Promise<void> =>
  callFunction('answerCourseOffer', { courseId, answer });
