import {
  type Contribution,
  type LessonQuestion,
  lessonAnswerSchema,
  lessonQuestionSchema,
  waitingQuestionSchema,
} from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { READERS } from '../people/readers.ts';
import { listedQuestion } from './listed-question.ts';
import { handwriting } from './written/scrisul-de-mana.ts';

const [lesson] = handwriting.units.flatMap(({ lessons }) => lessons);
const lessonId = lesson?.id ?? '';
const courseId = handwriting.id;
const at = (id: string) => `courses/${courseId}/questions/${id}`;

const written = (by: { uid: string; authorName: string; isTeacher?: boolean }, when: Date) =>
  ({
    ...{ isTeacher: false, ...by, status: 'published', rev: 1, createdAt: when, updatedAt: when },
  }) satisfies Partial<Contribution>;

const author = {
  uid: handwriting.ownerUid,
  authorName: handwriting.instructors.find(({ uid }) => uid === handwriting.ownerUid)?.name ?? '',
  isTeacher: true,
};
const reader = (index: number) => ({ uid: READERS[index]?.uid ?? '', authorName: READERS[index]?.name ?? '' });
const readers = { first: reader(1), second: reader(4), third: reader(6) };
const of = { courseId, lessonId };

/** How many questions are under the lessons of a course, and how many of them wait. */
export const seedQuestionCounts = (id: string) =>
  id === courseId ? { questionCounts: { [lessonId]: 2 }, waitingQuestionCount: 1 } : {};

/** What learners of the handwriting course ask under its first lesson, and what they were answered. */
export function questionDocuments(now: Date): SeedDocument[] {
  const asked = daysFrom(now, -9);
  const waiting: LessonQuestion = {
    ...{ ...of, ...written(readers.second, daysFrom(now, -1)), id: 'demo-left', locale: 'en' },
    text: 'I am left-handed and my hand smudges the ink. Should I turn the sheet, or hold the pen another way?',
    ...{ answerCount: 1, followerCount: 1, isWaiting: true },
  };
  const answered: LessonQuestion = {
    ...{ ...of, ...written(readers.first, asked), id: 'demo-pen', locale: 'ro' },
    text: 'Pot începe cu un **pix** obișnuit sau am nevoie neapărat de stilou?',
    ...{ answerCount: 2, followerCount: 3, isWaiting: false, rightAnswerId: 'demo-pen-2' },
  };
  const titles = { courseTitle: handwriting.title, lessonTitle: lesson?.title ?? {} };
  return [
    checkedDocument(lessonQuestionSchema, at('demo-pen'), answered),
    checkedDocument(lessonAnswerSchema, `${at('demo-pen')}/answers/demo-pen-1`, {
      ...{ ...written(readers.third, daysFrom(asked, 1)), id: 'demo-pen-1', locale: 'ro' },
      text: 'Eu am început cu un pix cu gel și merge bine.',
    }),
    checkedDocument(lessonAnswerSchema, `${at('demo-pen')}/answers/demo-pen-2`, {
      ...{ ...written(author, daysFrom(asked, 2)), id: 'demo-pen-2', locale: 'ro' },
      text: 'Orice pix care nu cere apăsare. Stiloul ajută abia când mâna s-a obișnuit cu ritmul.',
    }),
    checkedDocument(lessonQuestionSchema, at('demo-left'), waiting),
    checkedDocument(lessonAnswerSchema, `${at('demo-left')}/answers/demo-left-1`, {
      ...{ ...written(readers.first, daysFrom(now, -0.5)), id: 'demo-left-1', locale: 'en' },
      text: 'My sister turns the sheet clockwise, about as far as a clock at *one*.',
    }),
    checkedDocument(waitingQuestionSchema, 'waitingQuestions/demo-left', {
      ...{ ...of, ...titles, id: 'demo-left' },
      teacherUids: handwriting.instructors.map(({ uid }) => uid),
      ...{ authorName: waiting.authorName, text: waiting.text, locale: waiting.locale },
      ...{ answerCount: waiting.answerCount, createdAt: waiting.createdAt },
    }),
    ...[answered, waiting].map((question) => listedQuestion(question, titles)),
  ];
}
