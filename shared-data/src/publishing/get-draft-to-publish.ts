import {
  AppError,
  type Course,
  type CourseDraft,
  type CourseVersion,
  draftContent,
  errorCode,
  lessonBodyId,
  type WrittenCourse,
} from '@cursiv/shared-domain';
import { getCourse } from '../courses/get-course.ts';
import { getDraft } from '../drafts/get-draft.ts';
import { getDraftBodies } from '../drafts/get-draft-bodies.ts';
import { getDraftCaptions } from '../drafts/get-draft-captions.ts';
import { getDraftQuizzes } from '../drafts/get-draft-quizzes.ts';
import { getVersion } from './get-versions.ts';

/** A draft with all its texts, beside what readers have. */
export interface DraftToPublish {
  draft: CourseDraft;
  written: WrittenCourse;
  /** The published course and its version; undefined until the first publication. */
  course: Course | undefined;
  live: CourseVersion | undefined;
}

/** Reads everything that a decision about publishing a draft needs. Throws AppError: `no-access` when it is somebody else's. */
export async function getDraftToPublish(courseId: string): Promise<DraftToPublish> {
  const draft = await getDraft(courseId);
  if (!draft) throw new AppError('no-access', `courseDrafts/${courseId} does not exist`);
  const [bodies, keys, captions, course] = await Promise.all([
    getDraftBodies(courseId, draft.ownerUid),
    getDraftQuizzes(courseId, draft.ownerUid),
    getDraftCaptions(courseId, draft.ownerUid),
    ifThere(courseId),
  ]);
  const quizzes = keys.map(({ lessonId, questions }) => [lessonId, questions]);
  const texts = bodies.map(({ lessonId, locale, text }) => [lessonBodyId(lessonId, locale), text]);
  return {
    draft,
    written: {
      content: draftContent(draft),
      texts: Object.fromEntries(texts),
      quizzes: Object.fromEntries(quizzes),
      captions: Object.fromEntries(captions.map(({ lessonId, cues }) => [lessonId, cues])),
    },
    course,
    live: course && (await getVersion(courseId, course.version)),
  };
}

/** A missing course is refused like a closed one. */
async function ifThere(courseId: string): Promise<Course | undefined> {
  try {
    return await getCourse(courseId);
  } catch (error) {
    if (errorCode(error) === 'no-access') return undefined;
    throw error;
  }
}
