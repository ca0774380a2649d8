import type { Course } from '@cursiv/shared-domain';

const SUBJECTS = ['grădinărit', 'statistică', 'învățare', 'negociere', 'ceramică', 'programare', 'șah', 'țesut'];
const ENGLISH = ['gardening', 'statistics', 'learning', 'negotiation', 'pottery', 'programming', 'chess', 'weaving'];
const CATEGORIES = ['arts', 'science', 'business', 'technology'] as const;
const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

/** The stored fields of the nth made-up course; all differ, and are the same each time. */
export function madeUpCourse(index: number, changes: Partial<Course> = {}): Record<string, unknown> {
  const subject = SUBJECTS[index % SUBJECTS.length];
  const english = ENGLISH[index % ENGLISH.length];
  const teacher = index % 400;
  return {
    ownerUid: `teacher-${teacher}`,
    status: 'published',
    baseLocale: 'ro',
    locales: index % 3 === 0 ? ['ro'] : ['ro', 'en'],
    title: { ro: `Curs de ${subject} ${index}`, en: `A course in ${english} ${index}` },
    subtitle: { ro: `Pas cu pas, pentru seara ${index}`, en: `Step by step, for evening ${index}` },
    description: { ro: `Descrierea cursului ${index}.` },
    outcomes: {},
    categoryId: CATEGORIES[index % CATEGORIES.length],
    level: LEVELS[index % LEVELS.length],
    instructors: [{ uid: `teacher-${teacher}`, name: `Instructor ${teacher}` }],
    durationSec: 600 + (index % 90) * 60,
    lessonCount: 1,
    outline: [{ sectionId: 's', title: { ro: 'Început' }, lessonIds: ['l'] }],
    version: 1,
    publishedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    ratingAvg: 3 + (index % 20) / 10,
    ratingCount: index % 50,
    enrollmentCount: index % 900,
    ...changes,
  };
}

/** The only lesson of a made-up course. */
export const madeUpLesson = (index: number): Record<string, unknown> => ({
  type: 'text',
  title: { ro: `Prima seară ${index}`, en: `First evening ${index}` },
  freePreview: index % 2 === 0,
  durationSec: 600,
  locales: ['ro', 'en'],
});
