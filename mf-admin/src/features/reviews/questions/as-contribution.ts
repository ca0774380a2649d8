import type { ListedQuestion, ReportedContribution } from '@cursiv/shared-domain';

/** A listed question as what rulings are about: hidden, or left in sight. */
export const asContribution = (question: ListedQuestion): ReportedContribution => {
  const { id, courseId, lessonId, courseTitle, uid, authorName, text, locale, state, createdAt } = question;
  return {
    ...{ id, courseId, lessonId, questionId: id, courseTitle, uid, authorName, text, locale },
    ...{ reports: state === 'hidden' ? 'actioned' : 'dismissed', reasons: [], reportedAt: createdAt },
  };
};
