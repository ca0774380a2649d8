import {
  type LessonQuestion,
  type ListedQuestion,
  listedQuestionKeysOf,
  listedQuestionSchema,
} from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import type { SeedDocument } from '../document/seed-target.ts';

type Titles = Pick<ListedQuestion, 'courseTitle' | 'lessonTitle'>;

/** A question that can be read, as functions list it for the administration. */
export function listedQuestion(question: LessonQuestion, titles: Titles): SeedDocument {
  const { id, courseId, lessonId, uid, authorName, text, locale, isWaiting, rev, answerCount, createdAt } = question;
  const { path, fields } = checkedDocument(listedQuestionSchema, `listedQuestions/${id}`, {
    ...{ ...titles, id, courseId, lessonId, uid, authorName, text, locale, rev, answerCount, createdAt },
    state: isWaiting ? 'waiting' : 'answered',
  });
  return { path, fields: { ...fields, searchKeys: listedQuestionKeysOf({ ...question, ...titles }) } };
}
