import {
  AppError,
  courseSchema,
  type ReportedContribution,
  type ReportStatus,
  reportedContributionSchema,
} from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { HideRequest } from '../discussion-requests.ts';
import { questionAt } from '../places.ts';
import { carryOutRuling, rulerOn } from './carry-out-ruling.ts';

/**
 * Hides a question, reported or not, for a reason that its author reads; as an administrator or a moderator. It stands among the hidden ones
 * then, and can be shown again as they can. Returns the state of its reports before, for the way back. Throws `no-access`, `not-found`, or `conflict` when it is hidden or was rewritten meanwhile.
 */
export const hideQuestion = (
  store: DocumentStore,
  { courseId, questionId, rev, hiding }: HideRequest,
  { uid }: Caller,
  now: Date,
): Promise<{ from: ReportStatus }> =>
  store.transact(async (transaction) => {
    const question = await questionAt(transaction, { courseId, questionId });
    const ruler = await rulerOn(transaction, uid, question);
    if (!question) throw new AppError('not-found');
    if (question.status !== 'published' || question.rev !== rev) throw new AppError('conflict');
    const { lessonId, uid: authorUid, authorName, text, locale } = question;
    const known = parsed(reportedContributionSchema, await transaction.get(`reportedContributions/${questionId}`));
    const course = parsed(courseSchema, await transaction.get(`courses/${courseId}`));
    const present: ReportedContribution = {
      ...{ reports: 'dismissed', reasons: [], reportedAt: now, ...known },
      ...{ id: questionId, courseId, lessonId, questionId, courseTitle: course?.title ?? {} },
      ...{ uid: authorUid, authorName, text, locale },
    };
    await carryOutRuling(transaction, present, { to: 'actioned', hiding }, ruler, now);
    return { from: present.reports };
  });
