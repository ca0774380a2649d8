const THEN = new Date('2026-11-01T10:00:00Z');
/** The course, its quiz, and the ids of the questions. */
export const COURSE = 'quiz-course';
export const LESSON = 'l1';
export const QUESTIONS = Array.from({ length: 10 }, (_, at) => `q${at}`);

const question = (id: string) => ({
  ...{ id, type: 'single', prompt: { ro: `Întrebarea ${id}` }, explanation: {}, points: 1, right: 'a' },
  options: ['a', 'b', 'c', 'd'].map((option) => ({ id: option, text: { ro: `Varianta ${option}` }, explanation: {} })),
});

/** A published course of one quiz, and the enrolments of these people in it, by path. */
export function quizCourse(uids: readonly string[]): Map<string, object> {
  const title = { ro: 'Test' };
  const settings = { passPct: 70, maxAttempts: 0, timeLimitMin: 60, shuffles: true, explains: 'always' };
  const lesson = { title, freePreview: false, durationSec: 60, locales: ['ro'], type: 'quiz', quiz: settings };
  const at = `courses/${COURSE}/versions/1`;
  return new Map<string, object>([
    [
      `courses/${COURSE}`,
      {
        ...{ ownerUid: 'demo-creator', status: 'published', baseLocale: 'ro', locales: ['ro'], version: 1, title },
        ...{ subtitle: {}, description: {}, outcomes: {}, categoryId: 'arts', level: 'beginner', instructors: [] },
        ...{ durationSec: 60, lessonCount: 1, outline: [{ sectionId: 'u', title, lessonIds: [LESSON] }] },
        ...{ publishedAt: THEN, ratingAvg: 0, ratingCount: 0, enrollmentCount: uids.length },
      },
    ],
    [at, { lessonIds: [LESSON] }],
    [`${at}/lessons/${LESSON}`, lesson],
    [`${at}/quizKeys/${LESSON}`, { lessonId: LESSON, questions: JSON.stringify(QUESTIONS.map(question)) }],
    ...uids.map((uid): [string, object] => [
      `enrollments/${uid}__${COURSE}`,
      {
        ...{ uid, courseId: COURSE, courseOwnerUid: 'demo-creator', courseVersion: 1, status: 'active' },
        ...{ enrolledAt: THEN, updatedAt: THEN, lessonIds: [LESSON], progress: { completed: 0, total: 1, pct: 0 } },
      },
    ]),
  ]);
}
