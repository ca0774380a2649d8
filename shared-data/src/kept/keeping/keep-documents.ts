import { errorCode, lessonBodyId, versionPath } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../../provider-error.ts';
import { documentsIn } from '../../reading/read-document.ts';
import { enrollmentPath, lessonProgressFolder } from '../progress/progress-paths.ts';
import { type KeptFields, keepAt } from '../store/kept-documents.ts';
import { keepWords } from '../words/keep-words.ts';
import { inGroups } from './in-groups.ts';
import type { KeepingPlan } from './keeping-plan.ts';

/** How many documents are asked for at a time. */
const AT_ONCE = 6;

const getFields = (path: string): Promise<KeptFields> =>
  guarded(async () => {
    const snapshot = await getDoc(doc(database(), path));
    return { id: snapshot.id, fields: snapshot.data() ?? null };
  });

const getAll = (folder: string): Promise<KeptFields[]> =>
  guarded(async () =>
    (await documentsIn(folder)).map((snapshot) => ({ id: snapshot.id, fields: snapshot.data() ?? null })),
  );

/**
 * Keeps the documents of a course, of its learner's progress, and their notes. The course itself, which names the version, comes last. Returns their
 * size, and how many lessons are closed to the learner so far. Throws AppError.
 */
export async function keepDocuments(
  cache: Cache,
  uid: string,
  { courseId, version, lessonIds, locales }: KeepingPlan,
  signal: AbortSignal,
): Promise<{ bytes: number; closedLessons: number }> {
  const closed = new Set<string>();
  let bytes = 0;
  const keep = async (path: string, value: KeptFields | KeptFields[]) => {
    bytes += JSON.stringify(value).length;
    await keepAt(cache, uid, path, value);
  };
  const from = versionPath(courseId, version);
  const lists = await getAll(`${from}/lessonLists`);
  await keep(`${from}/lessonLists`, lists);
  if (lists.length === 0) await keep(`${from}/lessons`, await getAll(`${from}/lessons`));
  const texts = lessonIds.flatMap((lessonId) => locales.map((locale) => ({ lessonId, locale })));
  await inGroups(texts, AT_ONCE, async ({ lessonId, locale }) => {
    signal.throwIfAborted();
    const path = `${from}/bodies/${lessonBodyId(lessonId, locale)}`;
    try {
      await keep(path, await getFields(path));
    } catch (error) {
      if (errorCode(error) !== 'no-access') throw error;
      closed.add(lessonId);
    }
  });
  const enrollment = enrollmentPath(uid, courseId);
  await keep(enrollment, await getFields(enrollment));
  const progress = lessonProgressFolder(uid, courseId);
  await keep(progress, await getAll(progress));
  await keepWords(cache, uid, courseId, lessonIds);
  await keep(`courses/${courseId}`, await getFields(`courses/${courseId}`));
  return { bytes, closedLessons: closed.size };
}
