import { LEVELS } from '@cursiv/shared-domain';
import { ALL_COURSES } from '../courses/all-courses.ts';
import type { PublishedCourse } from '../courses/course-content.ts';
import { chosen, spread } from './chosen.ts';
import { PEOPLE_PER_COURSE, scaledPerson } from './scaled-people.ts';
import { SUBJECTS, WAYS } from './subjects.ts';

/** Lessons of every course. */
const LESSONS = 6;

/** The lessons to read of the demo courses: no films, files or quizzes, so that nothing has to be stored beside them. */
const TO_READ = ALL_COURSES.flatMap(({ units }) => units)
  .flatMap(({ lessons }) => lessons)
  .filter(({ type, body }) => type === 'text' && body.ro && body.en);

/** The n-th course of a large site. Few courses have many learners, and most have few. */
export function scaledCourse(index: number): PublishedCourse {
  const { categoryId, ...subject } = chosen(SUBJECTS, index, 1);
  const way = chosen(WAYS, index, 2);
  const author = scaledPerson(index * PEOPLE_PER_COURSE);
  const lessons = Array.from({ length: LESSONS }, (_, nth) => ({
    ...chosen(TO_READ, index, 3, nth),
    id: `lesson-${nth + 1}`,
    freePreview: nth === 0,
  }));
  return {
    id: `scale-course-${index}`,
    ownerUid: author.uid,
    baseLocale: 'ro',
    title: { ro: `${subject.ro} ${way.ro}, seria ${index + 1}`, en: `${subject.en} ${way.en}, series ${index + 1}` },
    subtitle: { ro: `${subject.ro}, ${way.ro}.`, en: `${subject.en}, ${way.en}.` },
    description: { ro: `Lecții scurte: ${subject.ro}, ${way.ro}.`, en: `Short lessons: ${subject.en}, ${way.en}.` },
    outcomes: { ro: [`Exersezi: ${subject.ro}`], en: [`Practise: ${subject.en}`] },
    categoryId,
    level: chosen(LEVELS, index, 4),
    instructors: [{ uid: author.uid, name: author.name }],
    publishedDaysAgo: 1 + (spread(index, 5) % 700),
    version: 1,
    learners: Math.floor(2000 / (1 + (spread(index, 6) % 100))),
    units: [{ id: 'unit', title: { ro: 'Lecții', en: 'Lessons' }, lessons }],
  };
}
