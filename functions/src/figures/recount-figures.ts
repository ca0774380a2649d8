import { attemptSchema, enrollmentId, FIGURE_SHARDS, lessonProgressSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { allParsed } from '../store/parsed.ts';
import { countAttempts } from './count-attempts.ts';
import { countLessons } from './count-lessons.ts';
import { keysOf } from './count-shares.ts';
import { type FigurePlace, figuresPath, placeOf, shardOf } from './figure-places.ts';
import { forgetLearner } from './forget-learner.ts';

/** Corrects the figures of a course: the share of each learner from their documents, then each part from the shares in it. */
export async function recountFigures(store: DocumentStore, courseId: string): Promise<void> {
  const enrollments = await store.find({ collection: 'enrollments', equals: { courseId } });
  const uids = enrollments.map(({ fields }) => String(fields.uid));
  for (const uid of uids) await recountLearner(store, courseId, uid);
  const shares = await store.find({ collection: `courses/${courseId}/shares` });
  const gone = new Set(shares.map(({ fields }) => String(fields.uid)).filter((uid) => !uids.includes(uid)));
  for (const uid of gone) await forgetLearner(store, courseId, uid);
  const figures = await store.find({ collection: `courses/${courseId}/figures` });
  const groups = new Set([...shares, ...figures].map(({ fields }) => String(fields.group)));
  for (const group of groups) {
    for (let shard = 0; shard < FIGURE_SHARDS; shard += 1) await addUp(store, { courseId, group, shard });
  }
}

async function recountLearner(store: DocumentStore, courseId: string, uid: string): Promise<void> {
  const path = `enrollments/${enrollmentId(uid, courseId)}`;
  const lessons = allParsed(lessonProgressSchema, await store.find({ collection: `${path}/lessonProgress` }));
  const parts = lessons.map(({ lessonId }) => ({ uid, lessonId }));
  if (parts.length > 0) await countLessons(store, courseId, shardOf(uid), parts);
  const attempts = allParsed(attemptSchema, await store.find({ collection: `${path}/attempts` }));
  const byQuiz = Map.groupBy(attempts, ({ lessonId }) => lessonId);
  for (const [lessonId, made] of byQuiz) {
    const tried = made.map(({ id }) => ({ uid, attemptId: id }));
    await countAttempts(store, placeOf(courseId, lessonId, uid), tried);
  }
}

const addUp = (store: DocumentStore, place: FigurePlace): Promise<void> =>
  store.transact(async (transaction) => {
    const { courseId, group, shard } = place;
    const present = await transaction.get(figuresPath(place));
    const shares = await transaction.find({ collection: `courses/${courseId}/shares`, equals: { group, shard } });
    const counts: Record<string, number> = {};
    for (const key of shares.flatMap(keysOf)) counts[key] = (counts[key] ?? 0) + 1;
    if (present || shares.length > 0) transaction.set(figuresPath(place), { group, counts });
  });
