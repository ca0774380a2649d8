import {
  enrollmentSchema,
  hasFilmState,
  lessonProgressSchema,
  statedLessons,
  storedState,
} from '@cursiv/shared-domain';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';

/** What an enrolment says of its lessons, put together from their own documents. */
export const lessonStatesNow = async (
  transaction: Pick<DocumentTransaction, 'find'>,
  enrollmentPath: string,
): Promise<Record<string, string>> => {
  const collection = `${enrollmentPath}/lessonProgress`;
  return statedLessons(allParsed(lessonProgressSchema, await transaction.find({ collection })));
};

/**
 * Makes an enrolment say of a lesson what the lesson's own document says now, whoever wrote that; of all lessons where it says nothing yet.
 * Writes nothing when it does already. That a lesson has a film stays said: pages say so before it plays.
 */
export const keepLessonState = (store: DocumentStore, enrollmentPath: string, lessonId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const enrollment = parsed(enrollmentSchema, await transaction.get(enrollmentPath));
    if (!enrollment) return;
    const stated = enrollment.lessonStates;
    if (!stated) {
      transaction.update(enrollmentPath, { lessonStates: await lessonStatesNow(transaction, enrollmentPath) });
      return;
    }
    const path = `${enrollmentPath}/lessonProgress/${lessonId}`;
    const progress = parsed(lessonProgressSchema, await transaction.get(path));
    const { [lessonId]: before, ...others } = stated;
    const now = progress && storedState(progress, hasFilmState(before) || undefined);
    if (now === before) return;
    transaction.update(enrollmentPath, {
      lessonStates: now === undefined ? others : { ...others, [lessonId]: now },
    });
  });
