import {
  attachmentPath,
  bookingSchema,
  type Course,
  courseSchema,
  enrollmentId,
  type FilePlace,
  hasRight,
  isLearning,
  isMedia,
  isOpenCourse,
  type Lesson,
  LOCALES,
  lessonSchema,
  may,
  mayName,
  publishedFiles,
  publishedVideo,
  resourceSchema,
  type StoredFile,
  sideOf,
  versionPath,
} from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { isNamedInstructor } from '../store/is-named-instructor.ts';
import { isTurnOf } from '../store/is-turn-of.ts';
import { parsed } from '../store/parsed.ts';

/**
 * Whether a reader may open a file. Its owner and administrators always may, moderators what is for others to see; others when a document that they may read
 * names it in a published language. A file that no document names is its owner's alone. `at` is where the reader found it,
 * which may be another lesson of its author than the one it was sent for.
 */
export async function mayOpen(
  source: DocumentSource,
  file: StoredFile,
  uid: string | undefined,
  at: FilePlace = file.place,
): Promise<boolean> {
  if (file.place.kind === 'booking') return isOfOwnBooking(source, file, file.place.bookingId, uid);
  if (uid !== undefined && mayName(uid, file)) return true;
  if ((await isOfStaff(source, file, uid)) || (await isOfOwnDraft(source, file, uid))) return true;
  if (at.kind === 'lesson') return isOpenLesson(source, file, at, uid);
  if (file.place.kind === 'resource') return isOpenResource(source, file, file.place.resourceId, uid);
  return false;
}

/** Whether a reader is of the staff that decides about a file that was taken down; nobody decides about their own. */
export const mayLookAtTakenDown = async (source: DocumentSource, file: StoredFile, uid: string | undefined) =>
  uid !== undefined && !mayName(uid, file) && (await isOfStaff(source, file, uid));

/** What two people attach to their booking is theirs: administrators do not read it, nor what they note. */
async function isOfOwnBooking(
  source: DocumentSource,
  { id }: StoredFile,
  bookingId: string,
  uid: string | undefined,
): Promise<boolean> {
  if (uid === undefined || !(await source.get(attachmentPath(bookingId, id)))) return false;
  const booking = parsed(bookingSchema, await source.get(`bookings/${bookingId}`));
  return booking !== undefined && sideOf(booking, uid) !== undefined;
}

/** Co-authors open what was sent for the course that they write. */
async function isOfOwnDraft(source: DocumentSource, file: StoredFile, uid: string | undefined) {
  if (uid === undefined || !('courseId' in file.place)) return false;
  const draft = (await source.get(`courseDrafts/${file.place.courseId}`))?.fields;
  return (
    draft && mayName(String(draft.ownerUid), file) && Array.isArray(draft.editorUids) && draft.editorUids.includes(uid)
  );
}

/** Administrators open every file, moderators those that they look after. */
async function isOfStaff(source: DocumentSource, file: StoredFile, uid: string | undefined): Promise<boolean> {
  if (uid === undefined) return false;
  const { fields = {} } = (await source.get(`users/${uid}`)) ?? {};
  if (isMedia(file) && may(fields, 'media')) return true;
  return hasRight(fields, 'isAdmin') || (file.place.kind === 'resource' && may(fields, 'resources'));
}

async function isOpenLesson(
  source: DocumentSource,
  file: StoredFile,
  { courseId, lessonId }: { courseId: string; lessonId: string },
  uid: string | undefined,
): Promise<boolean> {
  const course = parsed(courseSchema, await source.get(`courses/${courseId}`));
  if (!course || !mayName(course.ownerUid, file)) return false;
  const lesson = parsed(lessonSchema, await source.get(`${versionPath(courseId, course.version)}/lessons/${lessonId}`));
  if (!lesson || !names(lesson, file.path, course)) return false;
  const isOpenToAll = lesson.freePreview && isOpenCourse(course) && isInOutline(course, lessonId);
  return (
    isOpenToAll ||
    (await isOpenToInstructor(source, course, uid)) ||
    ((await isOpenToLearner(source, course, uid)) &&
      isTurnOf(source, `enrollments/${enrollmentId(uid ?? '', course.id)}`, lesson))
  );
}

const isInOutline = ({ outline }: Course, lessonId: string) =>
  outline.some(({ lessonIds }) => lessonIds.includes(lessonId));

/** Learners keep an archived course; only the owner and administrators see a suspended one. */
async function isOpenToLearner(source: DocumentSource, course: Course, uid: string | undefined): Promise<boolean> {
  if (uid === undefined || course.status === 'suspended') return false;
  const enrollment = await source.get(`enrollments/${enrollmentId(uid, course.id)}`);
  return isLearning(enrollment?.fields.status);
}

/** Whoever was named to teach a course opens what its learners may, without taking it. */
async function isOpenToInstructor(source: DocumentSource, { id, status }: Course, uid: string | undefined) {
  if (uid === undefined || status === 'suspended') return false;
  return isNamedInstructor(source, id, uid);
}

function names({ video, pictures = [], files = [] }: Lesson, path: string, { locales }: Course): boolean {
  const shown = video && publishedVideo(video, locales);
  return [
    ...pictures,
    ...publishedFiles(files, locales).map((file) => file.path),
    ...(shown ? [shown.path, shown.poster] : []),
    ...[...(shown?.captions ?? []), ...(shown?.chapters ?? [])].map((track) => track.path),
  ].includes(path);
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
