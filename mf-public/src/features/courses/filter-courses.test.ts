import type { CourseCard } from '@cursiv/shared-domain';
import { filterCourses } from './filter-courses.ts';

const course = (id: string, title: string, rest: Partial<CourseCard> = {}): CourseCard => ({
  id,
  title: { text: title, locale: 'ro' },
  subtitle: { text: '', locale: 'ro' },
  categoryId: 'wellbeing',
  level: 'beginner',
  locales: ['ro'],
  durationSec: 3600,
  lessonCount: 6,
  instructorNames: [],
  ratingAvg: 0,
  ratingCount: 0,
  enrollmentCount: 0,
  hasFreePreview: false,
  publishedAt: '2026-05-01T00:00:00Z',
  ...rest,
});

const sleep = course('sleep', 'Somn mai bun în patru săptămâni', { instructorNames: ['Ilinca Șerban'] });
const python = course('python', 'Python: primii pași', {
  categoryId: 'technology',
  level: 'intermediate',
  locales: ['ro', 'en'],
});
const all = [sleep, python];

const nameOf = (category: string) => (category === 'technology' ? 'Tehnologie' : 'Stare de bine');
const found = (filter: Partial<Parameters<typeof filterCourses>[1]>) =>
  filterCourses(all, { query: '', ...filter }, nameOf).map(({ id }) => id);

describe('filterCourses', () => {
  it('keeps every course, in order, while nothing is asked for', () => {
    expect(found({})).toEqual(['sleep', 'python']);
  });

  it('finds words of the title without their diacritics', () => {
    expect(found({ query: 'pasi' })).toEqual(['python']);
    expect(found({ query: 'saptamani somn' })).toEqual(['sleep']);
  });

  it('finds a course by its instructor and by the name of its category', () => {
    expect(found({ query: 'serban' })).toEqual(['sleep']);
    expect(found({ query: 'tehno' })).toEqual(['python']);
  });

  it('asks that category, level and language all fit', () => {
    expect(found({ category: 'technology', level: 'intermediate', language: 'en' })).toEqual(['python']);
    expect(found({ category: 'technology', level: 'beginner' })).toEqual([]);
    expect(found({ language: 'ro' })).toEqual(['sleep', 'python']);
  });
});
