import {
  commit,
  type Fields,
  get,
  lets,
  list,
  minutesFromNow,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { auditEvent } from '../audit-event.ts';
import { PEOPLE } from '../people.ts';

const course = (status: string, locales = ['ro', 'en']) => ({
  ownerUid: 'clara',
  status,
  locales,
  version: 1,
  lessonCount: 2,
});
const lesson = (freePreview: boolean) => ({ freePreview });
const body = (lessonId: string, locale = 'ro') => ({ lessonId, locale, text: 'Text' });
const enrollment = (courseId: string, status: string) => ({
  uid: 'ana',
  courseId,
  courseOwnerUid: 'clara',
  status,
  enrolledAt: minutesFromNow(-60),
});
const byTitle = list('courses', ['searchKeys', 'ARRAY_CONTAINS', 'yoga']);

const reading = [
  lets(undefined, 'a visitor read a published course', get('courses/live')),
  lets(undefined, 'a visitor open an unlisted course by its link', get('courses/unlisted')),
  lets(undefined, 'a visitor list published courses', list('courses', ['status', 'EQUAL', 'published'])),
  lets('clara', 'an author list the own courses', list('courses', ['ownerUid', 'EQUAL', 'clara'])),
  lets('ana', 'a learner keep an archived course', get('courses/archived')),
  lets('root', 'an administrator read a suspended course', get('courses/suspended')),
  stops(undefined, 'a visitor reading an archived course', get('courses/archived')),
  stops('bogdan', 'a person who never enrolled reading an archived course', get('courses/archived')),
  stops('ana', 'a learner reading a suspended course', get('courses/suspended')),
  lets('root', 'an administrator find courses of any state by title', byTitle),
  stops('ana', 'a person finding them', byTitle),
  stops(undefined, 'a visitor listing every course', list('courses')),
  stops('ana', 'a list of unlisted courses', list('courses', ['status', 'EQUAL', 'unlisted'])),
];

const lessons = [
  lets(undefined, 'a visitor list the lessons of a published course', list('courses/live/versions/1/lessons')),
  lets(
    undefined,
    'a visitor list the lists of lessons of a published course',
    list('courses/live/versions/1/lessonLists'),
  ),
  lets(undefined, 'a visitor read a free preview', get('courses/live/versions/1/bodies/free_ro')),
  lets(
    undefined,
    'a visitor ask for a free preview that has no English text',
    get('courses/live/versions/1/bodies/free_en'),
  ),
  lets('ana', 'a learner read a lesson', get('courses/live/versions/1/bodies/paid_ro')),
  lets(
    'ana',
    'a learner list the texts of a course in a language',
    list('courses/live/versions/1/bodies', ['locale', 'EQUAL', 'ro']),
  ),
  lets(
    'clara',
    'an author read a text in a language that is not published',
    get('courses/romanian/versions/1/bodies/free_en'),
  ),
  stops(undefined, 'a preview in a language that is not published', get('courses/romanian/versions/1/bodies/free_en')),
  stops('ana', 'a learner reading a language that is not published', get('courses/romanian/versions/1/bodies/paid_en')),
  stops(
    'ana',
    'a learner listing the texts in a language that is not published',
    list('courses/romanian/versions/1/bodies', ['locale', 'EQUAL', 'en']),
  ),
  stops('ana', 'a learner listing the texts of every language', list('courses/romanian/versions/1/bodies')),
  lets('clara', 'an author read the own lesson', get('courses/live/versions/1/bodies/paid_ro')),
  stops(undefined, 'a visitor listing the lessons of a suspended course', list('courses/suspended/versions/1/lessons')),
  stops(
    undefined,
    'a visitor listing the lists of lessons of a suspended course',
    list('courses/suspended/versions/1/lessonLists'),
  ),
  stops(undefined, 'a visitor reading a lesson that is no preview', get('courses/live/versions/1/bodies/paid_ro')),
  stops('bogdan', 'a person who is not enrolled reading a lesson', get('courses/live/versions/1/bodies/paid_ro')),
  stops('ana', 'a learner who withdrew reading a lesson', get('courses/unlisted/versions/1/bodies/paid_ro')),
  stops(
    'bogdan',
    'a person who is not enrolled listing texts',
    list('courses/live/versions/1/bodies', ['locale', 'EQUAL', 'ro']),
  ),
  lets(
    'ana',
    'a learner go on with what they opened before the newer version',
    get('courses/live/versions/0/bodies/free_ro'),
  ),
  stops(undefined, 'a visitor reading the preview of an older version', get('courses/live/versions/0/bodies/free_ro')),
  stops(undefined, 'a visitor listing the lessons of an older version', list('courses/live/versions/0/lessons')),
  stops(
    undefined,
    'a visitor listing the lists of lessons of an older version',
    list('courses/live/versions/0/lessonLists'),
  ),
  stops(
    undefined,
    'a visitor reading a version that nobody has been given',
    get('courses/live/versions/2/bodies/free_ro'),
  ),
  lets('clara', 'an author list the versions', list('courses/live/versions')),
  stops('ana', 'a learner reading what only authors need of a version', get('courses/live/versions/1')),
  stops(undefined, 'a preview of a suspended course', get('courses/suspended/versions/1/bodies/free_ro')),
];

const paid = (courseId: string, version = 1, locale = 'ro') =>
  get(`courses/${courseId}/versions/${version}/bodies/paid_${locale}`);

/** `eva` has agreed to teach these courses, `dan` was asked, and nobody of them takes one. */
const instructors = [
  lets('eva', 'an instructor read a lesson without taking the course', paid('live')),
  lets('eva', 'an instructor read a lesson that is locked for learners', paid('turns')),
  stops('ana', 'a learner reading that lesson before its turn', paid('turns')),
  lets('eva', 'an instructor keep an archived course', get('courses/archived')),
  lets('eva', 'an instructor list the lessons of an archived course', list('courses/archived/versions/1/lessons')),
  lets(
    'eva',
    'an instructor list the lists of lessons of an archived course',
    list('courses/archived/versions/1/lessonLists'),
  ),
  lets('eva', 'an instructor read a lesson of an archived course', paid('archived')),
  stops('eva', 'an instructor reading a suspended course', get('courses/suspended')),
  stops('eva', 'an instructor reading a lesson of a suspended course', paid('suspended')),
  stops('eva', 'an instructor reading a language that is not published', paid('romanian', 1, 'en')),
  stops('eva', 'an instructor reading an older version', paid('live', 0)),
  stops('eva', 'an instructor reading a version that nobody has been given', paid('live', 2)),
  stops('eva', 'an instructor listing all texts', list('courses/live/versions/1/bodies', ['locale', 'EQUAL', 'ro'])),
  stops('eva', 'an instructor reading the answers of a quiz', get('courses/live/versions/1/quizKeys/quiz')),
  stops('eva', 'an instructor reading captions in writing', get('courses/live/versions/1/captions/quiz')),
  stops('eva', 'an instructor of another course reading a lesson', paid('unlisted')),
  ...['ended', 'fallen', 'barred'].flatMap((caller) => [
    stops(caller, 'an instructor who lost the right reading a lesson', paid('live')),
    stops(caller, 'an instructor who lost the right reading a locked lesson', paid('turns')),
    stops(caller, 'an instructor who lost the right reading an archived course', get('courses/archived')),
    stops(
      caller,
      'an instructor who lost the right listing its lessons',
      list('courses/archived/versions/1/lessonLists'),
    ),
  ]),
  stops('dan', 'a person who was asked and has not agreed reading a lesson', paid('live')),
  stops('dan', 'a person who was asked and has not agreed reading an archived course', get('courses/archived')),
];
const place = (courseId: string, uid: string, status: string) => ({
  [`courseInstructors/${courseId}__${uid}`]: { uid, courseId, ownerUid: 'clara', status },
});

const REASON = { note: 'Nu e al tău.', locale: 'ro' };
const suspended = (suspension: Fields | undefined) =>
  commit(
    update('courses/live', { status: 'suspended', suspension, lastAuditId: 'e1' }),
    set(
      'auditEvents/e1',
      auditEvent('course.status.changed', 'courses/live', {
        status: ['published', 'suspended'],
        ...(suspension && { suspension: [null, suspension] }),
      }),
    ),
  );

const quizzes = [
  lets('clara', 'an author read captions in writing of a version', get('courses/live/versions/1/captions/quiz')),
  stops('ana', 'a learner reading captions in writing', get('courses/live/versions/1/captions/quiz')),
  stops('ana', 'a learner listing captions in writing', list('courses/live/versions/1/captions')),
  stops('clara', 'an author changing those of a version', commit(set('courses/live/versions/1/captions/quiz', {}))),
  lets('clara', 'an author read the answers of the own quiz', get('courses/live/versions/1/quizKeys/quiz')),
  lets('root', 'an administrator read the answers of a quiz', get('courses/live/versions/1/quizKeys/quiz')),
  stops('ana', 'a learner reading the answers of a quiz', get('courses/live/versions/1/quizKeys/quiz')),
  stops('ana', 'a learner listing the answers', list('courses/live/versions/1/quizKeys')),
  stops(
    'ana',
    'a learner listing the answers by lesson',
    list('courses/live/versions/1/quizKeys', ['lessonId', 'EQUAL', 'quiz']),
  ),
  stops('bogdan', 'a person who is not enrolled reading the answers', get('courses/live/versions/1/quizKeys/quiz')),
  stops(undefined, 'a visitor reading the answers of a free quiz', get('courses/live/versions/1/quizKeys/free')),
  stops(
    'clara',
    'an author changing a live quiz',
    commit(update('courses/live/versions/1/quizKeys/quiz', { questions: '[]' })),
  ),
];

const writing = [
  stops('clara', 'an author altering a live course', commit(update('courses/live', { enrollmentCount: 9000 }))),
  stops('clara', 'a course published past the review', commit(set('courses/new', course('published')))),
  stops('root', 'deleting a live course', commit(remove('courses/live'))),
  stops('clara', 'a version written past publishing', commit(set('courses/live/versions/2', { lessonIds: [] }))),
  stops('clara', 'a text written past publishing', commit(set('courses/live/versions/1/bodies/free_ro', body('free')))),
  stops('clara', 'a course switched to another version', commit(update('courses/live', { version: 0 }))),
  stops(
    'clara',
    'another version given with another state',
    commit(update('courses/live', { version: 0, status: 'unlisted' })),
  ),
  stops('root', 'a course suspended without a word', suspended(undefined)),
  stops('root', 'a course suspended for no visible reason', suspended({ note: ' ', locale: 'ro' })),
  stops(
    'root',
    'a course suspended off the record',
    commit(update('courses/live', { status: 'suspended', suspension: REASON })),
  ),
  stops(
    'clara',
    'a lesson opened past publishing',
    commit(update('courses/live/versions/1/lessons/paid', { freePreview: true })),
  ),
];

/** Published courses: everybody sees them, lessons are for people who enrolled. */
export const coursesSuite: RulesSuite = {
  name: 'courses',
  documents: {
    ...PEOPLE,
    'courses/live': course('published'),
    'courses/live/versions/1/lessons/free': lesson(true),
    'courses/live/versions/1/lessons/paid': lesson(false),
    'courses/live/versions/1/bodies/free_ro': body('free'),
    'courses/live/versions/1/bodies/paid_ro': body('paid'),
    'courses/live/versions/1': { lessonIds: ['free', 'paid'] },
    'courses/live/versions/0/lessons/free': lesson(true),
    'courses/live/versions/0/bodies/free_ro': body('free'),
    'courses/live/versions/2/lessons/free': lesson(true),
    'courses/live/versions/2/bodies/free_ro': body('free'),
    'courses/live/versions/0/bodies/paid_ro': body('paid'),
    'courses/live/versions/2/bodies/paid_ro': body('paid'),
    'courses/live/versions/1/captions/quiz': { lessonId: 'quiz', cues: '[]' },
    'courses/live/versions/1/quizKeys/quiz': { lessonId: 'quiz', questions: '[]' },
    'courses/live/versions/1/quizKeys/free': { lessonId: 'free', questions: '[]' },
    'courses/romanian': course('published', ['ro']),
    'courses/romanian/versions/1/lessons/free': lesson(true),
    'courses/romanian/versions/1/bodies/free_ro': body('free'),
    'courses/romanian/versions/1/bodies/free_en': body('free', 'en'),
    'courses/romanian/versions/1/bodies/paid_en': body('paid', 'en'),
    'courses/unlisted': course('unlisted'),
    'courses/unlisted/versions/1/lessons/paid': lesson(false),
    'courses/unlisted/versions/1/bodies/paid_ro': body('paid'),
    'courses/archived': course('archived'),
    'courses/archived/versions/1/bodies/paid_ro': body('paid'),
    'courses/turns': { ...course('published'), isSequential: true },
    'courses/turns/versions/1/lessons/paid': { ...lesson(false), comesAfter: 'free' },
    'courses/turns/versions/1/bodies/paid_ro': body('paid'),
    'courses/suspended': course('suspended'),
    'courses/suspended/versions/1/bodies/paid_ro': body('paid'),
    'courses/suspended/versions/1/lessons/free': lesson(true),
    'courses/suspended/versions/1/bodies/free_ro': body('free'),
    ...place('live', 'eva', 'accepted'),
    ...place('romanian', 'eva', 'accepted'),
    ...place('turns', 'eva', 'accepted'),
    ...place('archived', 'eva', 'accepted'),
    ...place('suspended', 'eva', 'accepted'),
    ...Object.assign(
      {},
      ...['live', 'turns', 'archived'].flatMap((courseId) => [
        place(courseId, 'ended', 'removed'),
        place(courseId, 'fallen', 'accepted'),
        place(courseId, 'barred', 'accepted'),
      ]),
    ),
    ...place('live', 'dan', 'invited'),
    ...place('archived', 'dan', 'invited'),
    'enrollments/ana__turns': enrollment('turns', 'active'),
    'enrollments/ana__live': enrollment('live', 'active'),
    'enrollments/ana__romanian': enrollment('romanian', 'active'),
    'enrollments/ana__archived': enrollment('archived', 'completed'),
    'enrollments/ana__suspended': enrollment('suspended', 'active'),
    'enrollments/ana__unlisted': enrollment('unlisted', 'withdrawn'),
  },
  cases: [...reading, ...lessons, ...instructors, ...quizzes, ...writing],
};
