import {
  type CategoryId,
  type Course,
  type CourseDraft,
  type L10n,
  type L10nText,
  type Lesson,
  type LessonType,
  type LessonVideo,
  type Level,
  LOCALES,
  type Locale,
  publishedVideo,
} from '@cursiv/shared-domain';

/** A lesson as a page shows it. */
export interface LessonView {
  id: string;
  type: LessonType;
  title: L10nText;
  freePreview: boolean;
  durationSec: number;
  video?: LessonVideo | undefined;
}

/** A course as a page shows it, from the published course or from its author's draft. */
export interface CourseView {
  from: 'courses' | 'courseDrafts';
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
  durationSec: number;
  instructorNames: string[];
  sections: { id: string; title: L10nText; lessons: LessonView[] }[];
}

/** A published course with its lessons in outline order; missing lessons are left out. */
export function viewOfCourse(course: Course, lessons: readonly Lesson[]): CourseView {
  const byId = new Map(lessons.map((lesson) => [lesson.id, asRead(lesson, course)]));
  const { id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level, durationSec } = course;
  return {
    from: 'courses',
    status: course.status,
    locales: course.locales,
    ...{ id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level, durationSec },
    instructorNames: course.instructors.map(({ name }) => name),
    sections: course.outline.map((section) => ({
      id: section.sectionId,
      title: section.title,
      lessons: section.lessonIds.map((lessonId) => byId.get(lessonId)).filter((lesson) => lesson !== undefined),
    })),
  };
}

const asRead = ({ video, ...lesson }: Lesson, { locales }: Course): LessonView => ({
  ...lesson,
  ...(video && { video: publishedVideo(video, locales) }),
});

/** A draft as the course that it would become. */
export function viewOfDraft(draft: CourseDraft): CourseView {
  const { id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level, outline } = draft;
  return {
    from: 'courseDrafts',
    status: draft.status,
    locales: LOCALES,
    ...{ id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level },
    durationSec: outline.flatMap(({ lessons }) => lessons).reduce((sum, lesson) => sum + lesson.durationSec, 0),
    instructorNames: [],
    sections: outline,
  };
}

/** The lessons of a course in order. */
export const lessonsOf = (course: Pick<CourseView, 'sections'>): LessonView[] =>
  course.sections.flatMap((section) => section.lessons);
