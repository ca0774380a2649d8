import { enrollmentId, enrollmentSchema, type Locale, lessonProgressSchema, progressOf } from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { PEOPLE, type Person } from '../people/people.ts';
import { ALL_COURSES } from './all-courses.ts';
import type { PublishedCourse } from './course-content.ts';
import { betterSleep } from './written/better-sleep.ts';
import { calmNegotiation } from './written/calm-negotiation.ts';
import { spreadsheetsThatAnswer } from './written/spreadsheets-that-answer.ts';
import { typographyForNonDesigners } from './written/typography-for-non-designers.ts';

/** An enrolment in which the first `done` lessons are completed and the next one is begun, a lesson an evening. */
function enrollment(now: Date, { uid, course, done, locale }: Learning): SeedDocument[] {
  const id = enrollmentId(uid, course.id);
  const lessons = course.sections.flatMap((section) => section.lessons);
  const begun = lessons.slice(0, done + 1);
  const at = (index: number) => daysFrom(now, index - begun.length);
  const last = begun.at(-1);
  return [
    checkedDocument(enrollmentSchema, `enrollments/${id}`, {
      id,
      uid,
      courseId: course.id,
      courseOwnerUid: course.ownerUid,
      courseVersion: course.version,
      status: done === lessons.length ? 'completed' : 'active',
      enrolledAt: daysFrom(now, -begun.length - 1),
      updatedAt: at(begun.length - 1),
      progress: progressOf(done, lessons.length),
      ...(last && { last: { lessonId: last.id, positionSec: 0, locale, at: at(begun.length - 1) } }),
    }),
    ...begun.map((lesson, index) =>
      checkedDocument(lessonProgressSchema, `enrollments/${id}/lessonProgress/${lesson.id}`, {
        lessonId: lesson.id,
        state: index < done ? 'completed' : 'in_progress',
        positionSec: 0,
        updatedAt: at(index),
      }),
    ),
  ];
}

interface Learning {
  uid: string;
  course: PublishedCourse;
  done: number;
  locale: Locale;
}

const learning = ({ uid }: Person, course: PublishedCourse, done: number, locale: Locale): Learning => ({
  uid,
  course,
  done,
  locale,
});

/** learner@ is in the middle of two courses and has finished one; instructor@ has begun one. */
const OF_DEMO_ACCOUNTS = [
  learning(PEOPLE.learner, spreadsheetsThatAnswer, 3, 'ro'),
  learning(PEOPLE.learner, calmNegotiation, 1, 'ro'),
  learning(PEOPLE.learner, betterSleep, 5, 'ro'),
  learning(PEOPLE.instructor, typographyForNonDesigners, 2, 'en'),
];

/** People without accounts, who have finished the course, so that the numbers and the reviews on its page are somebody's. */
function readersOf(now: Date, course: PublishedCourse): SeedDocument[] {
  const lessons = course.sections.flatMap((section) => section.lessons).length;
  const others = course.learners - OF_DEMO_ACCOUNTS.filter((it) => it.course.id === course.id).length;
  return Array.from({ length: others }, (_, index) => {
    const uid = `demo-reader-${index}`;
    const at = daysFrom(now, -Math.min(course.publishedDaysAgo - 1, 3 + index * 3));
    return checkedDocument(enrollmentSchema, `enrollments/${enrollmentId(uid, course.id)}`, {
      id: enrollmentId(uid, course.id),
      uid,
      courseId: course.id,
      courseOwnerUid: course.ownerUid,
      courseVersion: course.version,
      status: 'completed',
      enrolledAt: at,
      updatedAt: at,
      progress: progressOf(lessons, lessons),
    });
  });
}

export const enrollmentDocuments = (now: Date): SeedDocument[] => [
  ...OF_DEMO_ACCOUNTS.flatMap((it) => enrollment(now, it)),
  ...ALL_COURSES.flatMap((course) => readersOf(now, course)),
];
