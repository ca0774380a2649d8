import { type Course, type Lesson, lessonListSchema, lessonSchema, versionPath } from '@cursiv/shared-domain';
import { readDocuments } from '../reading/read-document.ts';

/** Those that were read last: a learner goes to and fro in one course, and what was published never changes. */
let last: { path: string; lessons: Lesson[] } | undefined;

/**
 * Reads the facts of every lesson of the version that a course names, in no order; its outline has the order. They stand together in
 * one list; a version from before there were lists, or one kept on this device then, has each by itself, and says itself why it is closed. Throws AppError.
 */
export async function getLessons({ id, version }: Pick<Course, 'id' | 'version'>): Promise<Lesson[]> {
  const path = versionPath(id, version);
  if (last?.path !== path) last = { path, lessons: await lessonsIn(path) };
  return last.lessons;
}

async function lessonsIn(path: string): Promise<Lesson[]> {
  const lists = await readDocuments(lessonListSchema, `${path}/lessonLists`).catch(() => []);
  return lists.length > 0 ? lists.flatMap(({ lessons }) => lessons) : readDocuments(lessonSchema, `${path}/lessons`);
}
