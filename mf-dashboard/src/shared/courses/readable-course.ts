import {
  type CategoryId,
  type Course,
  type CourseCover,
  type CourseDraft,
  type L10n,
  type L10nText,
  type Lesson,
  type LessonCompletion,
  type LessonFile,
  type LessonType,
  type LessonVideo,
  type Level,
  LOCALES,
  type Locale,
  publishedFiles,
  publishedVideo,
  type QuizSettings,
} from '@cursiv/shared-domain';

/** A lesson as a page shows it. */
export interface ReadableLesson {
  id: string;
  type: LessonType;
  title: L10nText;
  freePreview: boolean;
  durationSec: number;
  /** Languages in which readers have it; absent from a draft's. */
  locales?: readonly Locale[];
  video?: LessonVideo | undefined;
  pictures?: string[] | undefined;
  files?: LessonFile[] | undefined;
  quiz?: QuizSettings | undefined;
  completion?: LessonCompletion | undefined;
  comesAfter?: string | undefined;
}

/** A course as a page shows it, from the published course or from its author's draft. */
export interface ReadableCourse {
  /** The published version; a draft has none. */
  version?: number;
  status: Course['status'] | CourseDraft['status'];
  id: string;
  ownerUid: string;
  baseLocale: Locale;
  /** Languages in which its lessons can be read. */
  locales: readonly Locale[];
  title: L10nText;
  subtitle: L10nText;
  description: L10nText;
  outcomes: L10n<string[]>;
  categoryId: CategoryId;
  level: Level;
  isSequential?: boolean | undefined;
  cover?: CourseCover | undefined;
  durationSec: number;
  instructorNames: string[];
  /** Who is named as teaching it. */
  instructorUids: string[];
  /** Questions under each lesson that has some. */
  questionCounts?: Record<string, number> | undefined;
  units: { id: string; title: L10nText; lessons: ReadableLesson[] }[];
  /** Lessons that went out of the outline, kept for who has progress in them. */
  retired: ReadableLesson[];
}

/** A published course with its lessons in outline order; missing lessons are left out. */
export function readableCourse(course: Course, lessons: readonly Lesson[]): ReadableCourse {
  const byId = new Map(lessons.map((lesson) => [lesson.id, asRead(lesson, course)]));
  const { id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level, durationSec } = course;
  return {
    version: course.version,
    status: course.status,
    locales: course.locales,
    ...{ id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level, durationSec },
    ...(course.cover && { cover: course.cover }),
    isSequential: course.isSequential,
    instructorNames: course.instructors.map(({ name }) => name),
    instructorUids: course.instructors.map(({ uid }) => uid),
    questionCounts: course.questionCounts,
    units: course.outline.map((unit) => ({
      id: unit.sectionId,
      title: unit.title,
      lessons: unit.lessonIds.map((lessonId) => byId.get(lessonId)).filter((lesson) => lesson !== undefined),
    })),
    retired: lessons.filter(({ isRetired }) => isRetired).map((lesson) => asRead(lesson, course)),
  };
}

const asRead = ({ video, files, ...lesson }: Lesson, { locales }: Course): ReadableLesson => ({
  ...lesson,
  ...(files && { files: publishedFiles(files, locales) }),
  ...(video && { video: publishedVideo(video, locales) }),
});

/** A draft as the course that it would become. */
export function readableDraft(draft: CourseDraft): ReadableCourse {
  const { id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level, outline } = draft;
  return {
    status: draft.status,
    locales: LOCALES,
    ...{ id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level },
    ...(draft.cover && { cover: draft.cover }),
    durationSec: outline.flatMap(({ lessons }) => lessons).reduce((sum, lesson) => sum + lesson.durationSec, 0),
    instructorNames: [],
    instructorUids: [],
    units: outline,
    retired: [],
  };
}

/** The lessons of a course in order. */
export const lessonsOf = (course: Pick<ReadableCourse, 'units'>): ReadableLesson[] =>
  course.units.flatMap((unit) => unit.lessons);
