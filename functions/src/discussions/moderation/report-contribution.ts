import {
  AppError,
  type ContributionReport,
  type ReportedContribution,
  reportedContributionSchema,
} from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { ReportRequest } from '../discussion-requests.ts';
import { checkTurn, participantOf } from '../participant.ts';
import { answerAt, questionAt, storedFields } from '../places.ts';

/**
 * Reports a question or an answer to the administrators: once a person, and again when it was ruled on and rewritten
 * since. Throws `no-access`, `not-found`.
 */
export const reportContribution = (
  store: DocumentStore,
  { reason, ...place }: ReportRequest,
  { uid }: Caller,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const participant = await participantOf(transaction, place.courseId, uid);
    const { courseId, questionId, answerId } = place;
    const id = answerId ?? questionId;
    const [path, own] = [`reportedContributions/${id}`, `reports/${id}__${uid}`];
    const question = await questionAt(transaction, place);
    const target = answerId === undefined ? question : await answerAt(transaction, place);
    const known = parsed(reportedContributionSchema, await transaction.get(path));
    const earlier = (await transaction.get(own))?.fields.of;
    if (!question || target?.status !== 'published') throw new AppError('not-found');
    await checkTurn(transaction, participant, question.lessonId, uid);
    if (target.uid === uid || earlier === target.rev) throw new AppError('no-access');
    const told = known?.reports === 'open' ? known.reasons : [];
    const reported: ReportedContribution = {
      ...{ id, courseId, lessonId: question.lessonId, questionId, courseTitle: participant.course.title },
      ...(answerId !== undefined && { answerId }),
      ...{ uid: target.uid, authorName: target.authorName, text: target.text, locale: target.locale },
      ...{ reports: 'open', reasons: [...told, reason], reportedAt: now },
    };
    transaction.set(path, storedFields(reported));
    const report: Omit<ContributionReport, 'id'> = {
      ...{ reporterUid: uid, targetKind: answerId === undefined ? 'question' : 'answer', targetId: id },
      ...{ targetUid: target.uid, reason, of: target.rev, createdAt: now },
    };
    transaction.set(own, report);
  });
