import {
  type Course,
  courseSchema,
  enrollmentId,
  isLearning,
  isOpenCourse,
  type LessonVideo,
  LOCALES,
  lessonSchema,
  resourceSchema,
  type StoredFile,
} from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/**
 * Whether a reader may have a file: its owner and administrators always, others when a document that they may read names it in
 * a language that is published. What no document names is its owner's alone.
 */
export async function mayOpen(source: DocumentSource, file: StoredFile, uid: string | undefined): Promise<boolean> {
  if (uid === file.ownerUid || (await isAdmin(source, uid))) return true;
  if (file.place.kind === 'lesson') return isOpenLesson(source, file, file.place, uid);
  if (file.place.kind === 'resource') return isOpenResource(source, file, file.place.resourceId, uid);
  return false;
}

const isAdmin = async (source: DocumentSource, uid: string | undefined) =>
  uid !== undefined && (await source.get(`users/${uid}`))?.fields.isAdmin === true;

async function isOpenLesson(
  source: DocumentSource,
  { path, ownerUid }: StoredFile,
  { courseId, lessonId }: { courseId: string; lessonId: string },
  uid: string | undefined,
): Promise<boolean> {
  const course = parsed(courseSchema, await source.get(`courses/${courseId}`));
  const lesson = parsed(lessonSchema, await source.get(`courses/${courseId}/lessons/${lessonId}`));
  if (course?.ownerUid !== ownerUid || !lesson?.video || !names(lesson.video, path, course)) return false;
  const isOpenToAll = lesson.freePreview && isOpenCourse(course) && isInOutline(course, lessonId);
  return isOpenToAll || isOpenToLearner(source, course, uid);
}

const isInOutline = ({ outline }: Course, lessonId: string) =>
  outline.some(({ lessonIds }) => lessonIds.includes(lessonId));

/** Learners keep an archived course; a suspended one nobody has but its owner and administrators. */
async function isOpenToLearner(source: DocumentSource, course: Course, uid: string | undefined): Promise<boolean> {
  if (uid === undefined || course.status === 'suspended') return false;
  const enrollment = await source.get(`enrollments/${enrollmentId(uid, course.id)}`);
  return isLearning(enrollment?.fields.status);
}

function names(video: LessonVideo, path: string, { locales }: Course): boolean {
  const tracks = [...video.captions, ...(video.chapters ?? [])];
  return video.path === path || tracks.some((track) => track.path === path && locales.includes(track.locale));
}

async function isOpenResource(
  source: DocumentSource,
  { path, ownerUid }: StoredFile,
  resourceId: string,
  uid: string | undefined,
): Promise<boolean> {
  const resource = parsed(resourceSchema, await source.get(`resources/${resourceId}`));
  if (resource?.ownerUid !== ownerUid || resource.status !== 'published') return false;
  const isNamed = LOCALES.some((locale) => resource.locales.includes(locale) && resource.files[locale]?.path === path);
  if (!isNamed || resource.access === 'public') return isNamed;
  if (uid === undefined || resource.access === 'registered') return uid !== undefined;
  // As in the rules, the first course decides.
  const course = parsed(courseSchema, await source.get(`courses/${resource.courseIds[0] ?? 'none'}`));
  return course !== undefined && isOpenToLearner(source, course, uid);
}
