import { enrollmentId, enrollmentSchema, type Locale, lessonProgressSchema, progressOf } from '@cursiv/shared-domain';
import { checkedDocument } from './checked-document.ts';
import type { PublishedCourse } from './course-content.ts';
import { betterSleep } from './courses/better-sleep.ts';
import { calmNegotiation } from './courses/calm-negotiation.ts';
import { spreadsheetsThatAnswer } from './courses/spreadsheets-that-answer.ts';
import { typographyForNonDesigners } from './courses/typography-for-non-designers.ts';
import { daysFrom } from './days-from.ts';
import { PEOPLE, type Person } from './people.ts';
import type { SeedDocument } from './seed-target.ts';

/** An enrolment in which the first `done` lessons are completed and the next one is begun, a lesson an evening. */
function enrollment(now: Date, person: Person, course: PublishedCourse, done: number, locale: Locale): SeedDocument[] {
  const id = enrollmentId(person.uid, course.id);
  const lessons = course.sections.flatMap((section) => section.lessons);
  const begun = lessons.slice(0, done + 1);
  const at = (index: number) => daysFrom(now, index - begun.length);
  const last = begun.at(-1);
  return [
    checkedDocument(enrollmentSchema, `enrollments/${id}`, {
      id,
      uid: person.uid,
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

/** learner@ is in the middle of two courses and has finished one; instructor@ has begun one. */
export const enrollmentDocuments = (now: Date): SeedDocument[] => [
  ...enrollment(now, PEOPLE.learner, spreadsheetsThatAnswer, 3, 'ro'),
  ...enrollment(now, PEOPLE.learner, calmNegotiation, 1, 'ro'),
  ...enrollment(now, PEOPLE.learner, betterSleep, 5, 'ro'),
  ...enrollment(now, PEOPLE.instructor, typographyForNonDesigners, 2, 'en'),
];
