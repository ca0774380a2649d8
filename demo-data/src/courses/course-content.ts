import type {
  CategoryId,
  DRAFT_STATUSES,
  L10n,
  L10nText,
  LessonCompletion,
  LessonType,
  Level,
  Locale,
  Question,
} from '@cursiv/shared-domain';
import type { ClipName } from '../media/clips.ts';

/** A file that learners download, for readers of a language. */
export interface Download {
  name: string;
  contentType: string;
  content: string;
  label: L10nText;
  locale: Locale;
}

/** A lesson as it is written here; a video lesson shows one of the demo clips above its text. */
export interface LessonContent {
  id: string;
  type: LessonType;
  title: L10nText;
  /** Time to watch, read and practise. */
  minutes: number;
  freePreview: boolean;
  /** What finishes it, when not the learner's word. */
  completion?: LessonCompletion;
  clip?: ClipName;
  questions?: Question[];
  downloads?: Download[];
  body: L10nText;
}

export interface UnitContent {
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
  /** Whether its lessons are taken in their order. */
  isSequential?: true;
  units: UnitContent[];
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

export const unit = (id: string, title: L10nText, lessons: LessonContent[]): UnitContent => ({
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

/** A quiz, with the words before it. */
export const quiz = (
  id: string,
  minutes: number,
  title: L10nText,
  body: L10nText,
  questions: Question[],
): LessonContent => ({ ...text(id, minutes, title, body), type: 'quiz', questions });

/** Files to download, with the words before them. */
export const files = (
  id: string,
  minutes: number,
  title: L10nText,
  body: L10nText,
  downloads: Download[],
): LessonContent => ({ ...text(id, minutes, title, body), type: 'file', downloads });

/** Says what finishes a lesson. */
export const completedBy = (completion: LessonCompletion, lesson: LessonContent): LessonContent => ({
  ...lesson,
  completion,
});

/** Opens a lesson to everybody. */
export const preview = (lesson: LessonContent): LessonContent => ({ ...lesson, freePreview: true });

const trimmed = (body: L10nText): L10nText =>
  Object.fromEntries(Object.entries(body).map(([locale, value]) => [locale, value?.trim()]));

/** The languages a localised text exists in, Romanian first. */
export const localesOf = (value: L10nText): Locale[] =>
  (['ro', 'en'] as const).filter((locale) => value[locale] !== undefined);
