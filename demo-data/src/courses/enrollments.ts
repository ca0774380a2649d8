import {
  enrollmentId,
  enrollmentSchema,
  LOCALES,
  type Locale,
  lessonProgressSchema,
  progressOf,
  readingLocale,
  statedLessons,
} from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { PEOPLE, type Person } from '../people/people.ts';
import { READERS } from '../people/readers.ts';
import { ALL_COURSES } from './all-courses.ts';
import type { PublishedCourse } from './course-content.ts';
import { quizAttempt } from './quiz-attempts.ts';
import { betterSleep } from './written/better-sleep.ts';
import { calmNegotiation } from './written/calm-negotiation.ts';
import { spreadsheetsThatAnswer } from './written/spreadsheets-that-answer.ts';
import { typographyForNonDesigners } from './written/typography-for-non-designers.ts';

/** An enrolment in which the first `done` lessons are completed and the next one is begun, one after the other. */
function enrollment(now: Date, { uid, course, done, locale, daysAgo = 0, daysBetween = 1 }: Learning): SeedDocument[] {
  const id = enrollmentId(uid, course.id);
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const begun = lessons.slice(0, done + 1);
  const at = (index: number) => daysFrom(now, (index - begun.length) * daysBetween - daysAgo);
  const stateAt = (index: number) => (index < done ? 'completed' : 'in_progress');
  const last = begun.at(-1);
  const readLocale = readingLocale(
    LOCALES.filter((it) => course.title[it]),
    locale,
    course.baseLocale,
  );
  const completed = (minutes: number, index: number) => {
    const share = 0.5 + ((uid.length + index * 3 + Math.round(daysAgo)) % 7) / 4;
    return { startedAt: new Date(at(index).getTime() - minutes * share * 60_000), completedAt: at(index) };
  };
  return [
    checkedDocument(enrollmentSchema, `enrollments/${id}`, {
      id,
      uid,
      courseId: course.id,
      courseOwnerUid: course.ownerUid,
      courseVersion: course.version,
      lessonIds: lessons.map(({ id }) => id),
      status: done === lessons.length ? 'completed' : 'active',
      enrolledAt: at(-1),
      updatedAt: at(begun.length - 1),
      progress: progressOf(done, lessons.length),
      course: asListed(course),
      lessonStates: statedLessons(
        begun.map(({ id }, index) => ({ lessonId: id, positionSec: 0, state: stateAt(index) })),
      ),
      ...(last && { last: { lessonId: last.id, positionSec: 0, locale, at: at(begun.length - 1) } }),
    }),
    ...begun.map((lesson, index) =>
      checkedDocument(lessonProgressSchema, `enrollments/${id}/lessonProgress/${lesson.id}`, {
        lessonId: lesson.id,
        state: stateAt(index),
        positionSec: 0,
        updatedAt: at(index),
        ...{ locale, readLocale, startedAt: at(index) },
        ...(index < done && completed(lesson.minutes, index)),
      }),
    ),
  ];
}

/** As functions keep it. */
const asListed = ({ version, baseLocale, title, categoryId, units }: PublishedCourse) => ({
  ...{ version, status: 'published' as const, baseLocale, title, categoryId },
  lessonIds: units.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
  lessonTitles: Object.fromEntries(units.flatMap(({ lessons }) => lessons.map(({ id, title }) => [id, title]))),
});

interface Learning {
  uid: string;
  course: PublishedCourse;
  done: number;
  locale: Locale;
  /** Since the last lesson; one evening when absent. */
  daysAgo?: number;
  daysBetween?: number;
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

/** How much of a course its readers do, one after the other. */
const SHARES = [1, 1, 0.6, 1, 0.35, 0.8, 1, 0.5] as const;

/** People without accounts, so that the numbers and the reviews on its page are somebody's; every fifth reads in English. */
function readersOf(now: Date, course: PublishedCourse): SeedDocument[] {
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const others = course.learners - OF_DEMO_ACCOUNTS.filter((it) => it.course.id === course.id).length;
  return READERS.slice(0, others).flatMap(({ uid }, person) => {
    const done = Math.max(1, Math.round(lessons.length * (SHARES[person % SHARES.length] ?? 1)));
    const daysAgo = Math.min(course.publishedDaysAgo - 1, 3 + person * 3);
    const locale = person % 5 === 0 ? 'en' : 'ro';
    const begunQuizzes = lessons.slice(0, done + 1).filter(({ type }) => type === 'quiz');
    const path = `enrollments/${enrollmentId(uid, course.id)}`;
    return [
      ...enrollment(now, { uid, course, done, locale, daysAgo, daysBetween: 0.05 }),
      ...begunQuizzes.flatMap((quiz) =>
        quizAttempt(path, quiz, { person, passes: lessons.indexOf(quiz) < done, at: daysFrom(now, -daysAgo) }),
      ),
    ];
  });
}

export const enrollmentDocuments = (now: Date): SeedDocument[] => [
  ...OF_DEMO_ACCOUNTS.flatMap((it) => enrollment(now, it)),
  ...ALL_COURSES.flatMap((course) => readersOf(now, course)),
];
