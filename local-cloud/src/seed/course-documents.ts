import {
  type CourseDraft,
  courseDraftSchema,
  courseSchema,
  lessonBodyId,
  lessonBodySchema,
  lessonSchema,
} from '@cursiv/shared-domain';
import { checkedDocument } from './checked-document.ts';
import {
  type CourseContent,
  type LessonContent,
  localesOf,
  type PublishedCourse,
  type UnpublishedCourse,
} from './course-content.ts';
import { daysFrom } from './days-from.ts';
import { fileDocument } from './file-documents.ts';
import { lessonClip } from './media/clips.ts';
import { reviewDocuments, seedRating } from './reviews/reviews.ts';
import type { SeedDocument, SeedPart } from './seed-target.ts';

/** A published course: what people see, its author's working copy, and the videos. */
export function publishedCoursePart(course: PublishedCourse, now: Date): SeedPart {
  const publishedAt = daysFrom(now, -course.publishedDaysAgo);
  return {
    documents: [
      liveCourse(course, publishedAt),
      ...lessonsOf(course).map((lesson) => liveLesson(course, lesson)),
      ...bodies(course, `courses/${course.id}`),
      draft({ ...course, status: 'published' }, publishedAt),
      ...bodies(course, `courseDrafts/${course.id}`),
      ...reviewDocuments(course, now),
      ...clipsOf(course).map((file) => fileDocument(file, publishedAt)),
    ],
    files: clipsOf(course),
  };
}

/** A course that only its author sees. */
export function unpublishedCoursePart(course: UnpublishedCourse, now: Date): SeedPart {
  const updatedAt = daysFrom(now, -2);
  return {
    documents: [
      draft(course, updatedAt),
      ...bodies(course, `courseDrafts/${course.id}`),
      ...clipsOf(course).map((file) => fileDocument(file, updatedAt)),
    ],
    files: clipsOf(course),
  };
}

const lessonsOf = (course: CourseContent) => course.sections.flatMap((section) => section.lessons);

const wordsOf = (course: CourseContent) => {
  const { id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level } = course;
  return { id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level };
};

function liveCourse(course: PublishedCourse, publishedAt: Date): SeedDocument {
  const lessons = lessonsOf(course);
  const { instructors, version } = course;
  return checkedDocument(courseSchema, `courses/${course.id}`, {
    ...wordsOf(course),
    status: 'published',
    locales: localesOf(course.title),
    instructors,
    durationSec: lessons.reduce((sum, lesson) => sum + lesson.minutes * 60, 0),
    lessonCount: lessons.length,
    outline: course.sections.map((section) => ({
      sectionId: section.id,
      title: section.title,
      lessonIds: section.lessons.map(({ id }) => id),
    })),
    version,
    publishedAt,
    ...seedRating(course.id),
    enrollmentCount: course.learners,
  });
}

function lessonFields(course: CourseContent, { id, type, title, freePreview, minutes, clip }: LessonContent) {
  const video = clip && lessonClip(clip, lessonPlace(course, id)).video;
  return { id, type, title, freePreview, durationSec: minutes * 60, ...(video && { video }) };
}

const liveLesson = (course: CourseContent, lesson: LessonContent) =>
  checkedDocument(lessonSchema, `courses/${course.id}/lessons/${lesson.id}`, {
    ...lessonFields(course, lesson),
    locales: localesOf(lesson.body),
  });

const bodies = (course: CourseContent, parent: string) =>
  lessonsOf(course).flatMap((lesson) =>
    localesOf(lesson.body).map((locale) =>
      checkedDocument(lessonBodySchema, `${parent}/bodies/${lessonBodyId(lesson.id, locale)}`, {
        lessonId: lesson.id,
        locale,
        text: lesson.body[locale] ?? '',
      }),
    ),
  );

const draft = (course: CourseContent & Pick<CourseDraft, 'status'>, updatedAt: Date) =>
  checkedDocument(courseDraftSchema, `courseDrafts/${course.id}`, {
    ...wordsOf(course),
    status: course.status,
    outline: course.sections.map((section) => ({
      id: section.id,
      title: section.title,
      lessons: section.lessons.map((lesson) => lessonFields(course, lesson)),
    })),
    rev: 1,
    createdAt: daysFrom(updatedAt, -20),
    updatedAt,
  });

const clipsOf = (course: CourseContent) =>
  lessonsOf(course).flatMap(({ id, clip }) => (clip ? lessonClip(clip, lessonPlace(course, id)).files : []));

const lessonPlace = ({ id, ownerUid }: CourseContent, lessonId: string) => ({
  ownerUid,
  place: { kind: 'lesson' as const, courseId: id, lessonId },
});
