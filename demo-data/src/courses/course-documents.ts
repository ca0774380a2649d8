import {
  type CourseDraft,
  courseSchema,
  draftBodySchema,
  lessonBodyId,
  lessonBodySchema,
  lessonSchema,
  outlineText,
  storedDraftSchema,
} from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import { fileDocument } from '../document/file-documents.ts';
import type { SeedDocument, SeedPart } from '../document/seed-target.ts';
import { lessonClip } from '../media/clips.ts';
import {
  type CourseContent,
  type LessonContent,
  localesOf,
  type PublishedCourse,
  type UnpublishedCourse,
} from './course-content.ts';
import { reviewDocuments, seedRating } from './course-reviews.ts';

/** A published course: what people see, its author's working copy, and the videos. */
export function publishedCoursePart(course: PublishedCourse, now: Date): SeedPart {
  const publishedAt = daysFrom(now, -course.publishedDaysAgo);
  return {
    documents: [
      liveCourse(course, publishedAt),
      ...lessonsOf(course).map((lesson) => liveLesson(course, lesson)),
      ...bodies(course, 'courses'),
      draft({ ...course, status: 'published' }, publishedAt),
      ...bodies(course, 'courseDrafts'),
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
      ...bodies(course, 'courseDrafts'),
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

const bodies = (course: CourseContent, parent: 'courses' | 'courseDrafts') =>
  lessonsOf(course).flatMap((lesson) =>
    localesOf(lesson.body).map((locale) => {
      const path = `${parent}/${course.id}/bodies/${lessonBodyId(lesson.id, locale)}`;
      const body = { lessonId: lesson.id, locale, text: lesson.body[locale] ?? '' };
      return parent === 'courses'
        ? checkedDocument(lessonBodySchema, path, body)
        : checkedDocument(draftBodySchema, path, { ...body, ownerUid: course.ownerUid });
    }),
  );

const draft = (course: CourseContent & Pick<CourseDraft, 'status'>, updatedAt: Date) =>
  checkedDocument(storedDraftSchema, `courseDrafts/${course.id}`, {
    ...wordsOf(course),
    status: course.status,
    outline: outlineText(
      course.sections.map((section) => ({
        id: section.id,
        title: section.title,
        lessons: section.lessons.map((lesson) => lessonFields(course, lesson)),
      })),
    ),
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
