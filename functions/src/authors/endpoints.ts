import { adminAccounts } from '../admin/accounts.ts';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { cloudFileStore } from '../files/cloud-file-store.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { answerInvitation as answer } from './answer-invitation.ts';
import {
  answerSchema,
  handOverSchema,
  inviteSchema,
  offerAnswerSchema,
  offerSchema,
  removeSchema,
} from './author-requests.ts';
import { answerOffer } from './handing-over/answer-offer.ts';
import { handOverContent as giveContent } from './handing-over/hand-over-content.ts';
import { offerCourse as offer } from './handing-over/offer-course.ts';
import { inviteCoAuthor as invite } from './invite-co-author.ts';
import { removeCoAuthor as remove } from './remove-co-author.ts';

const A_DAY = 24 * 3_600_000;

/** An owner invites an address to write a course with them. */
export const inviteCoAuthor = callable(
  inviteSchema,
  limited('inviteCoAuthor', { most: 40, spanMs: A_DAY }, async (request, { uid }) => {
    await invite(firestoreStore(), adminAccounts(), request, uid);
    return {};
  }),
);

/** Who was invited accepts or declines. */
export const answerInvitation = callable(answerSchema, async (request, { uid }) => {
  await answer(firestoreStore(), adminAccounts(), request, uid);
  return {};
});

/** An owner ends a co-author's part, or a co-author their own. */
export const removeCoAuthor = callable(removeSchema, async (request, { uid }) => {
  await remove({ store: firestoreStore(), files: cloudFileStore() }, request, uid);
  return {};
});

/** An owner offers their course to one of its co-authors, or takes the offer back. */
export const offerCourse = callable(
  offerSchema,
  limited('offerCourse', { most: 40, spanMs: A_DAY }, async (request, { uid }) => {
    await offer(firestoreStore(), request, uid);
    return {};
  }),
);

/** Who was offered a course takes it over, or does not want it. */
export const answerCourseOffer = callable(offerAnswerSchema, async (request, { uid }) => {
  await answerOffer({ store: firestoreStore(), files: cloudFileStore(), accounts: adminAccounts() }, request, uid);
  return {};
});

/** An administrator gives a course or resource of somebody to another author. */
export const handOverContent = callable(
  handOverSchema,
  limited('handOverContent', { most: 1000, spanMs: A_DAY }, async (request, caller) => {
    const services = { store: firestoreStore(), files: cloudFileStore(), accounts: adminAccounts() };
    await giveContent(services, request, caller, new Date());
    return {};
  }),
);
