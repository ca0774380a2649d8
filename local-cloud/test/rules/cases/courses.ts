import { commit, get, lets, list, minutesFromNow, type RulesSuite, remove, set, stops, update } from '../rules-case.ts';
import { PEOPLE } from './people.ts';

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
  stops(undefined, 'a visitor listing every course', list('courses')),
  stops('ana', 'a list of unlisted courses', list('courses', ['status', 'EQUAL', 'unlisted'])),
];

const lessons = [
  lets(undefined, 'a visitor list the lessons of a published course', list('courses/live/lessons')),
  lets(undefined, 'a visitor read a free preview', get('courses/live/bodies/free_ro')),
  lets(undefined, 'a visitor ask for a free preview that has no English text', get('courses/live/bodies/free_en')),
  lets('ana', 'a learner read a lesson', get('courses/live/bodies/paid_ro')),
  lets(
    'ana',
    'a learner list the texts of a course in a language',
    list('courses/live/bodies', ['locale', 'EQUAL', 'ro']),
  ),
  lets('clara', 'an author read a text in a language that is not published', get('courses/romanian/bodies/free_en')),
  stops(undefined, 'a preview in a language that is not published', get('courses/romanian/bodies/free_en')),
  stops('ana', 'a learner reading a language that is not published', get('courses/romanian/bodies/paid_en')),
  stops(
    'ana',
    'a learner listing the texts in a language that is not published',
    list('courses/romanian/bodies', ['locale', 'EQUAL', 'en']),
  ),
  stops('ana', 'a learner listing the texts of every language', list('courses/romanian/bodies')),
  lets('clara', 'an author read the own lesson', get('courses/live/bodies/paid_ro')),
  stops(undefined, 'a visitor listing the lessons of a suspended course', list('courses/suspended/lessons')),
  stops(undefined, 'a visitor reading a lesson that is no preview', get('courses/live/bodies/paid_ro')),
  stops('bogdan', 'a person who is not enrolled reading a lesson', get('courses/live/bodies/paid_ro')),
  stops('ana', 'a learner who withdrew reading a lesson', get('courses/unlisted/bodies/paid_ro')),
  stops('bogdan', 'a person who is not enrolled listing texts', list('courses/live/bodies', ['locale', 'EQUAL', 'ro'])),
  stops(undefined, 'a preview of a suspended course', get('courses/suspended/bodies/free_ro')),
];

const writing = [
  stops('clara', 'an author altering a live course', commit(update('courses/live', { enrollmentCount: 9000 }))),
  stops('clara', 'a course published past the review', commit(set('courses/new', course('published')))),
  stops('root', 'deleting a live course', commit(remove('courses/live'))),
  stops('clara', 'a lesson opened past publishing', commit(update('courses/live/lessons/paid', { freePreview: true }))),
];

/** Live courses: what is published is open, lessons are for those who enrolled. */
export const coursesSuite: RulesSuite = {
  name: 'courses',
  documents: {
    ...PEOPLE,
    'courses/live': course('published'),
    'courses/live/lessons/free': lesson(true),
    'courses/live/lessons/paid': lesson(false),
    'courses/live/bodies/free_ro': body('free'),
    'courses/live/bodies/paid_ro': body('paid'),
    'courses/romanian': course('published', ['ro']),
    'courses/romanian/lessons/free': lesson(true),
    'courses/romanian/bodies/free_ro': body('free'),
    'courses/romanian/bodies/free_en': body('free', 'en'),
    'courses/romanian/bodies/paid_en': body('paid', 'en'),
    'courses/unlisted': course('unlisted'),
    'courses/unlisted/lessons/paid': lesson(false),
    'courses/unlisted/bodies/paid_ro': body('paid'),
    'courses/archived': course('archived'),
    'courses/suspended': course('suspended'),
    'courses/suspended/lessons/free': lesson(true),
    'courses/suspended/bodies/free_ro': body('free'),
    'enrollments/ana__live': enrollment('live', 'active'),
    'enrollments/ana__romanian': enrollment('romanian', 'active'),
    'enrollments/ana__archived': enrollment('archived', 'completed'),
    'enrollments/ana__suspended': enrollment('suspended', 'active'),
    'enrollments/ana__unlisted': enrollment('unlisted', 'withdrawn'),
  },
  cases: [...reading, ...lessons, ...writing],
};
