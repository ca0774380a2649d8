export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

export type Level = (typeof LEVELS)[number];

export const COURSE_LIMITS = {
  title: 120,
  subtitle: 200,
  description: 4000,
  outcome: 160,
  outcomes: 12,
  coverAlt: 200,
  units: 60,
  lessons: 500,
  lessonTitle: 120,
  lessonBody: 50_000,
  outlineText: 200_000,
  /** Of one lesson. */
  pictures: 24,
  /** To download, of one lesson. */
  lessonFiles: 12,
  fileLabel: 120,
  /** What the paragraphs of a translation were made from, together. */
  originals: 50_000,
  glossaryTerms: 200,
  glossaryTerm: 60,
  glossaryText: 40_000,
  /** Why changes are asked for, or a course is suspended. */
  reasonNote: 1000,
} as const;

export const LESSON_TYPES = ['text', 'video', 'quiz', 'file'] as const;

export type LessonType = (typeof LESSON_TYPES)[number];

/** The id of a lesson body's document. */
export const lessonBodyId = (lessonId: string, locale: string) => `${lessonId}_${locale}`;
