import {
  type CourseDraft,
  courseInstructorId,
  courseInstructorSchema,
  courseSchema,
  DEFAULT_QUIZ,
  draftBodySchema,
  lessonBodyId,
  lessonBodySchema,
  lessonLists,
  lessonSchema,
  marksOf,
  outlineText,
  questionsText,
  sourcesOf,
  storedDraftSchema,
  storedVersionSchema,
  versionPath,
} from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import { fileDocument, placedFile } from '../document/file-documents.ts';
import type { SeedDocument, SeedPart } from '../document/seed-target.ts';
import { lessonClip } from '../media/clips.ts';
import { CARDS } from '../people/cards.ts';
import { PEOPLE, type Person } from '../people/people.ts';
import {
  type CourseContent,
  type Download,
  type LessonContent,
  localesOf,
  type PublishedCourse,
  type UnpublishedCourse,
} from './course-content.ts';
import { reviewDocuments, seedRating } from './course-reviews.ts';
import { seedQuestionCounts } from './questions.ts';

/** A published course: what people see, its author's working copy, and the videos. */
export function publishedCoursePart(course: PublishedCourse, now: Date): SeedPart {
  const publishedAt = daysFrom(now, -course.publishedDaysAgo);
  return {
    documents: [
      liveCourse(course, publishedAt),
      liveVersion(course, publishedAt),
      ...lessonsOf(course).map((lesson) => liveLesson(course, lesson)),
      ...listDocuments(course),
      ...bodies(course, versionPath(course.id, course.version), false),
      ...quizzes(course, versionPath(course.id, course.version), false),
      ...namedInstructors(course, publishedAt),
      draft({ ...course, status: 'published', publishedRev: FIRST_REV }, publishedAt),
      ...bodies(course, `courseDrafts/${course.id}`, true),
      ...quizzes(course, `courseDrafts/${course.id}`, true),
      ...reviewDocuments(course, now),
      ...filesOf(course).map((file) => fileDocument(file, publishedAt)),
    ],
    files: filesOf(course),
  };
}

/** A course that only its author sees. */
export function unpublishedCoursePart(course: UnpublishedCourse, now: Date): SeedPart {
  const updatedAt = daysFrom(now, -2);
  return {
    documents: [
      draft(course, updatedAt),
      ...bodies(course, `courseDrafts/${course.id}`, true),
      ...quizzes(course, `courseDrafts/${course.id}`, true),
      ...filesOf(course).map((file) => fileDocument(file, updatedAt)),
    ],
    files: filesOf(course),
  };
}

const lessonsOf = (course: CourseContent) => course.units.flatMap((unit) => unit.lessons);

const wordsOf = (course: CourseContent) => {
  const { id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level, isSequential } = course;
  const words = { id, ownerUid, baseLocale, title, subtitle, description, outcomes, categoryId, level };
  return { ...words, ...(isSequential && { isSequential }) };
};

/** The document of a published course. */
export function liveCourse(course: PublishedCourse, publishedAt: Date): SeedDocument {
  const lessons = lessonsOf(course);
  const { version } = course;
  return checkedDocument(courseSchema, `courses/${course.id}`, {
    ...wordsOf(course),
    status: 'published',
    locales: localesOf(course.title),
    instructors: course.instructors.map(({ uid, name }) => ({
      ...{ uid, name, isVerified: isVerifiedInstructor(uid) },
      ...(CARDS[uid] && { card: CARDS[uid] }),
    })),
    durationSec: lessons.reduce((sum, lesson) => sum + lesson.minutes * 60, 0),
    lessonCount: lessons.length,
    outline: course.units.map((unit) => ({
      sectionId: unit.id,
      title: unit.title,
      lessonIds: unit.lessons.map(({ id }) => id),
    })),
    version,
    publishedAt,
    ...seedRating(course.id),
    enrollmentCount: course.learners,
    ...seedQuestionCounts(course.id),
  });
}

const isVerifiedInstructor = (uid: string) =>
  Object.values<Person>(PEOPLE).some((person) => person.uid === uid && person.flags?.includes('verifiedInstructor'));

/** Whoever teaches besides the author was named, and has agreed. */
const namedInstructors = ({ id, ownerUid, title, baseLocale, instructors }: PublishedCourse, updatedAt: Date) =>
  instructors
    .filter(({ uid }) => uid !== ownerUid)
    .map(({ uid, name }) =>
      checkedDocument(courseInstructorSchema, `courseInstructors/${courseInstructorId(id, uid)}`, {
        ...{
          id: courseInstructorId(id, uid),
          courseId: id,
          ownerUid,
          ownerName: nameOf(instructors, ownerUid),
          title,
          baseLocale,
        },
        ...{ uid, name, status: 'accepted', updatedAt },
      }),
    );

const nameOf = (people: PublishedCourse['instructors'], wanted: string) =>
  people.find(({ uid }) => uid === wanted)?.name ?? '';

function lessonFields(
  course: CourseContent,
  { id, type, title, freePreview, minutes, completion, clip, questions, downloads }: LessonContent,
) {
  const video = clip && lessonClip(clip, lessonPlace(course, id)).video;
  return {
    id,
    type,
    title,
    freePreview,
    durationSec: minutes * 60,
    ...(completion && { completion }),
    ...(video && { video }),
    ...(questions && { quiz: DEFAULT_QUIZ }),
    ...(downloads && {
      files: downloads.map((download) => {
        const { path, contentType, bytes } = downloadIn(course, id, download);
        return { path, contentType, bytes: bytes.length, label: download.label, locale: download.locale };
      }),
    }),
  };
}

/** In a course that is taken in its order, the lesson before. */
const before = (course: PublishedCourse, lesson: LessonContent) =>
  course.isSequential ? lessonsOf(course)[lessonsOf(course).indexOf(lesson) - 1]?.id : undefined;

const liveLesson = (course: PublishedCourse, lesson: LessonContent) =>
  checkedDocument(lessonSchema, `${versionPath(course.id, course.version)}/lessons/${lesson.id}`, {
    ...lessonFields(course, lesson),
    locales: localesOf(lesson.body),
    comesAfter: before(course, lesson),
  });

/** The same lessons together. */
const listDocuments = (course: PublishedCourse): SeedDocument[] => {
  const lessons = lessonsOf(course).map((lesson) => ({ ...liveLesson(course, lesson).fields, id: lesson.id }));
  return lessonLists(lessons).map((fields, part) => ({
    path: `${versionPath(course.id, course.version)}/lessonLists/${part}`,
    fields,
  }));
};

const bodies = (course: CourseContent, parent: string, isDraft: boolean) =>
  lessonsOf(course).flatMap((lesson) =>
    localesOf(lesson.body).map((locale) => {
      const path = `${parent}/bodies/${lessonBodyId(lesson.id, locale)}`;
      const body = { lessonId: lesson.id, locale, text: lesson.body[locale] ?? '' };
      return isDraft
        ? checkedDocument(draftBodySchema, path, { ...body, ownerUid: course.ownerUid })
        : checkedDocument(lessonBodySchema, path, body);
    }),
  );

const quizzes = (course: CourseContent, parent: string, isDraft: boolean): SeedDocument[] =>
  lessonsOf(course).flatMap(({ id: lessonId, questions }) => {
    if (!questions) return [];
    const fields = { lessonId, questions: questionsText(questions), ...(isDraft && { ownerUid: course.ownerUid }) };
    return [{ path: `${parent}/quizKeys/${lessonId}`, fields }];
  });

/** Every demo draft has been saved once. */
const FIRST_REV = 1;

const outlineOf = (course: CourseContent) =>
  course.units.map((unit) => ({
    id: unit.id,
    title: unit.title,
    lessons: unit.lessons.map((lesson) => lessonFields(course, lesson)),
  }));

/** What the readers of a published course have, as publishing would have written it. */
function liveVersion(course: PublishedCourse, publishedAt: Date): SeedDocument {
  const { version, ownerUid } = course;
  const { id, ...words } = wordsOf(course);
  const written = {
    content: { ...words, outline: outlineOf(course) },
    texts: textsOf(course),
    quizzes: questionsOf(course),
  };
  return checkedDocument(storedVersionSchema, versionPath(id, version), {
    ...words,
    ...{ outline: outlineText(written.content.outline), version, ownerUid, rev: FIRST_REV, publishedAt },
    locales: localesOf(course.title),
    publishedBy: ownerUid,
    lessonIds: lessonsOf(course).map((lesson) => lesson.id),
    files: filesOf(course).map(({ path }) => path),
    marks: marksOf(written),
    sources: sourcesOf(written, version, undefined),
  });
}

const questionsOf = (course: CourseContent) =>
  Object.fromEntries(lessonsOf(course).flatMap(({ id, questions }) => (questions ? [[id, questions]] : [])));

const textsOf = (course: CourseContent): Record<string, string> =>
  Object.fromEntries(
    lessonsOf(course).flatMap(({ id, body }) =>
      localesOf(body).map((locale) => [lessonBodyId(id, locale), body[locale] ?? '']),
    ),
  );

const draft = (course: CourseContent & Pick<CourseDraft, 'status' | 'publishedRev'>, updatedAt: Date) =>
  checkedDocument(storedDraftSchema, `courseDrafts/${course.id}`, {
    ...wordsOf(course),
    status: course.status,
    ...(course.publishedRev && { publishedRev: course.publishedRev }),
    ...(course.status === 'in_review' && { handedIn: { rev: FIRST_REV, at: updatedAt } }),
    outline: outlineText(outlineOf(course)),
    rev: FIRST_REV,
    createdAt: daysFrom(updatedAt, -20),
    updatedAt,
  });

const filesOf = (course: CourseContent) =>
  lessonsOf(course).flatMap(({ id, clip, downloads = [] }) => [
    ...(clip ? lessonClip(clip, lessonPlace(course, id)).files : []),
    ...downloads.map((download) => downloadIn(course, id, download)),
  ]);

const downloadIn = (course: CourseContent, lessonId: string, { name, contentType, content }: Download) =>
  placedFile(lessonPlace(course, lessonId), { name, contentType, bytes: Buffer.from(content) });

const lessonPlace = ({ id, ownerUid }: CourseContent, lessonId: string) => ({
  ownerUid,
  place: { kind: 'lesson' as const, courseId: id, lessonId },
});
