import type { Course } from '@cursiv/shared-domain';
import type { CourseEntry } from '../../read-models/catalogue/entries.ts';
import { relatedCourses } from './related-courses.ts';

const course = (
  id: string,
  categoryId: CourseEntry['categoryId'],
  title: string,
  enrollmentCount = 0,
): CourseEntry => ({
  id,
  title: { ro: title },
  subtitle: {},
  baseLocale: 'ro',
  locales: ['ro'],
  categoryId,
  level: 'beginner',
  durationSec: 1500,
  lessonCount: 1,
  instructors: [{ uid: 'ilinca', name: 'Ilinca Șerban' }],
  ratingAvg: 5,
  ratingCount: 3,
  enrollmentCount,
  hasFreePreview: false,
  publishedAt: '2026-01-01T00:00:00Z',
  lessons: [{ id: 'l', title: { ro: 'Introducere' } }],
});

const sleep = course('somn', 'wellbeing', 'Somn mai bun');
const others = [
  course('tabele', 'technology', 'Tabele care răspund', 900),
  course('foto', 'arts', 'Fotografie cu telefonul', 800),
  course('python', 'technology', 'Python: primii pași', 700),
];
const idsOf = (courses: CourseEntry[], of: CourseEntry) =>
  relatedCourses({ courses, resources: [], experts: [] }, of as unknown as Course).map(({ id }) => id);

describe('similar courses', () => {
  it('are none when nothing is like the course, however popular the others are and whoever teaches them', () => {
    expect(idsOf([sleep, ...others], sleep)).toEqual([]);
  });

  it('are of its subject, those about the same things first, then those many people take', () => {
    const courses = [
      sleep,
      ...others,
      course('mers', 'wellbeing', 'Mersul pe jos', 5),
      course('alergare', 'wellbeing', 'Alergare ușoară', 50),
      course('insomnii', 'wellbeing', 'Nopți cu somn bun', 1),
    ];
    expect(idsOf(courses, sleep)).toEqual(['insomnii', 'alergare', 'mers']);
  });

  it('are of another subject only when they share its words', () => {
    const courses = [sleep, ...others, course('stiinta', 'science', 'Știința din spatele unui somn bun')];
    expect(idsOf(courses, sleep)).toEqual(['stiinta']);
  });

  it('are the same at every look', () => {
    const courses = [sleep, ...['c', 'a', 'b', 'd'].map((id) => course(id, 'wellbeing', 'Mers'))];
    expect(idsOf(courses, sleep)).toEqual(['a', 'b', 'c']);
    expect(idsOf(courses.toReversed(), sleep)).toEqual(['a', 'b', 'c']);
  });
});
