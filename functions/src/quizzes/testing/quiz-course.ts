import { DEFAULT_QUIZ, type Question, type QuizSettings, questionsText } from '@cursiv/shared-domain';

type Documents = Map<string, Record<string, unknown>>;

const THEN = new Date('2026-11-01T10:00:00Z');
const option = (id: string) => ({ id, text: { ro: `Varianta ${id}`, en: `Option ${id}` }, explanation: {} });

/** Two questions of a point each: the capital, and whether the sun is a star. */
export const QUESTIONS: Question[] = [
  {
    ...{ id: 'q1', type: 'single', prompt: { ro: 'Care?', en: 'Which?' }, points: 1, right: 'a' },
    options: ['a', 'b', 'c'].map(option),
    explanation: { ro: 'Fiindcă da.', en: 'Because.' },
  },
  { ...{ id: 'q2', type: 'trueFalse', prompt: { ro: 'Oare?' }, explanation: {}, points: 1, right: true } },
];

/** The version that readers have of course `c1` of `clara`: quiz `l1` and text `l2`; `ana` learns, and has done neither. */
export function quizCourse(settings: Partial<QuizSettings> = {}, course: object = {}): Documents {
  const lesson = { title: { ro: 'Lecție' }, freePreview: false, durationSec: 60, locales: ['ro'] };
  return new Map<string, Record<string, unknown>>([
    [
      'courses/c1',
      {
        ...{ ownerUid: 'clara', status: 'published', baseLocale: 'ro', locales: ['ro'], version: 4, lessonCount: 2 },
        ...{
          title: { ro: 'Curs' },
          subtitle: {},
          description: {},
          outcomes: {},
          categoryId: 'arts',
          level: 'beginner',
        },
        ...{ instructors: [], durationSec: 120, outline: [], publishedAt: THEN },
        ...{ ratingAvg: 0, ratingCount: 0, enrollmentCount: 1, ...course },
      },
    ],
    ['courses/c1/versions/4/lessons/l1', { ...lesson, type: 'quiz', quiz: { ...DEFAULT_QUIZ, ...settings } }],
    ['courses/c1/versions/4/lessons/l2', { ...lesson, type: 'text' }],
    ['courses/c1/versions/4/quizKeys/l1', { lessonId: 'l1', questions: questionsText(QUESTIONS) }],
    [
      'enrollments/ana__c1',
      {
        ...{ uid: 'ana', courseId: 'c1', courseOwnerUid: 'clara', courseVersion: 4, status: 'active' },
        ...{ enrolledAt: THEN, updatedAt: THEN, lessonIds: ['l1', 'l2'] },
        progress: { completed: 0, total: 2, pct: 0 },
      },
    ],
  ]);
}
