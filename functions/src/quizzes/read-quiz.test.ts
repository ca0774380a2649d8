import { memoryStore } from '../store/memory-store.ts';
import { readQuiz } from './read-quiz.ts';
import { quizCourse } from './testing/quiz-course.ts';

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = quizCourse();
  documents.set('courseInstructors/c1__eva', { uid: 'eva', courseId: 'c1', ownerUid: 'clara', status: 'accepted' });
  documents.set('courseInstructors/c1__dan', { uid: 'dan', courseId: 'c1', ownerUid: 'clara', status: 'invited' });
  documents.set('users/eva', { verifiedInstructor: true });
  const lesson = 'courses/c1/versions/4/lessons/l1';
  documents.set(lesson, { ...documents.get(lesson), comesAfter: 'l2' });
});

const read = (uid: string, lessonId = 'l1') =>
  readQuiz(memoryStore(documents), { courseId: 'c1', lessonId }, { uid, hasVerifiedEmail: true }, () => 0.4);
const become = (status: string) => documents.set('courses/c1', { ...documents.get('courses/c1'), status });

describe('who teaches a course', () => {
  it.each(['clara', 'eva'])('reads the questions of its quiz without their answers: %s', async (uid) => {
    const { questions } = await read(uid);
    expect(questions.map(({ id }) => id).toSorted()).toEqual(['q1', 'q2']);
    expect(JSON.stringify(questions)).not.toMatch(/right|explanation|Because|Which/);
  });

  it('reads on in an archived course, and not in a suspended one', async () => {
    become('archived');
    await expect(read('eva')).resolves.toBeDefined();
    become('suspended');
    await expect(read('eva')).rejects.toMatchObject({ code: 'no-access' });
  });

  it.each([{ verifiedInstructor: false }, { verifiedInstructor: true, status: 'suspended' }])(
    'reads no more once the right is gone: %j',
    async (person) => {
      documents.set('users/eva', person);
      await expect(read('eva')).rejects.toMatchObject({ code: 'no-access' });
    },
  );

  it('is told that a text has no quiz', () => expect(read('eva', 'l2')).rejects.toMatchObject({ code: 'not-found' }));
});

it.each(['ana', 'dan', 'bogdan'])('the questions stay closed to who does not teach the course: %s', (uid) =>
  expect(read(uid)).rejects.toMatchObject({ code: 'no-access' }),
);
