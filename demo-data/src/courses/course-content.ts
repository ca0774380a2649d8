import type { CategoryId, DRAFT_STATUSES, L10n, L10nText, LessonType, Level, Locale } from '@cursiv/shared-domain';
import type { ClipName } from '../media/clips.ts';

/** A lesson as it is written here; a video lesson shows one of the demo clips above its text. */
export interface LessonContent {
  id: string;
  type: LessonType;
  title: L10nText;
  /** Time to watch, read and practise. */
  minutes: number;
  freePreview: boolean;
  clip?: ClipName;
  body: L10nText;
}

export interface SectionContent {
  id: string;
  title: L10nText;
  lessons: LessonContent[];
}

/** What an author writes of a course. It exists in the languages its title has. */
export interface CourseContent {
  id: string;
  ownerUid: string;
  baseLocale: Locale;
  title: L10nText;
  subtitle: L10nText;
  description: L10nText;
  outcomes: L10n<string[]>;
  categoryId: CategoryId;
  level: Level;
  sections: SectionContent[];
}

/** A course that people can take, with what its learners have left behind. */
export interface PublishedCourse extends CourseContent {
  instructors: { uid: string; name: string }[];
  publishedDaysAgo: number;
  version: number;
  /** How many people are enrolled, demo accounts among them. */
  learners: number;
}

/** A course still being written. */
export interface UnpublishedCourse extends CourseContent {
  status: (typeof DRAFT_STATUSES)[number];
}

export const section = (id: string, title: L10nText, lessons: LessonContent[]): SectionContent => ({
  id,
  title,
  lessons,
});

/** A lesson to read. Bodies are Markdown; the space around them is cut. */
export const text = (id: string, minutes: number, title: L10nText, body: L10nText): LessonContent => ({
  id,
  type: 'text',
  title,
  minutes,
  freePreview: false,
  body: trimmed(body),
});

/** A lesson to watch, then read. */
export const video = (id: string, minutes: number, clip: ClipName, title: L10nText, body: L10nText): LessonContent => ({
  ...text(id, minutes, title, body),
  type: 'video',
  clip,
});

/** Opens a lesson to everybody. */
export const preview = (lesson: LessonContent): LessonContent => ({ ...lesson, freePreview: true });

const trimmed = (body: L10nText): L10nText =>
  Object.fromEntries(Object.entries(body).map(([locale, value]) => [locale, value?.trim()]));

/** The languages a localised text exists in, Romanian first. */
export const localesOf = (value: L10nText): Locale[] =>
  (['ro', 'en'] as const).filter((locale) => value[locale] !== undefined);
