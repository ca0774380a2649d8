import {
  captionsHistoryId,
  courseDraftSchema,
  courseSchema,
  cuesText,
  draftBodySchema,
  draftCaptionsSchema,
  draftQuizSchema,
  historyTextId,
} from '@cursiv/shared-domain';
import type { DocumentSnapshot } from 'firebase-functions/v2/firestore';
import { KEEPERS } from '../limits.ts';
import { onDocumentDeleted, onDocumentUpdated, onDocumentWritten } from '../logged/firestore.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { parsed } from '../store/parsed.ts';
import { forgetDraft } from './history/forget-draft.ts';
import { keepHistory, type Said } from './history/keep-history.ts';
import { keepTitleHistory } from './history/keep-title-history.ts';
import { keepProgress, lessonIdsOf } from './keep-progress.ts';

/** After a new version, learners who had not completed its removed lessons no longer need to. Reported again if cut off. */
export const keepLearnersProgress = onDocumentUpdated(
  { document: 'courses/{id}', timeoutSeconds: 540, ...KEEPERS },
  async ({ data, params: { id } }) => {
    const [before, after] = [data?.before, data?.after].map((snapshot) =>
      parsed(courseSchema, snapshot && { path: snapshot.ref.path, id, fields: snapshot.data() }),
    );
    if (!before || !after || before.version === after.version) return;
    const kept = new Set(lessonIdsOf(after));
    if (lessonIdsOf(before).some((lessonId) => !kept.has(lessonId))) await keepProgress(firestoreStore(), id);
  },
);

/** A save that could not be written down is reported again. */

/** What a lesson's text said is kept, with who wrote it. */
export const keepTextHistory = onDocumentWritten(
  { document: 'courseDrafts/{id}/bodies/{bodyId}' },
  async ({ data, params: { id, bodyId }, time }) => {
    const [before, after] = [data?.before, data?.after].map((snapshot) =>
      parsed(draftBodySchema, stored(snapshot, bodyId)),
    );
    if (!after) return;
    const place = { courseId: id, textId: historyTextId(after.lessonId, after.locale), locale: after.locale };
    await keepHistory(firestoreStore(), place, { before, after, at: new Date(time) });
  },
);

/** What a quiz asked is kept, with who wrote it. */
export const keepQuizHistory = onDocumentWritten(
  { document: 'courseDrafts/{id}/quizKeys/{lessonId}' },
  async ({ data, params: { id, lessonId }, time }) => {
    const [before, after] = [data?.before, data?.after].map((snapshot): Said | undefined => {
      const quiz = parsed(draftQuizSchema, stored(snapshot, lessonId));
      return quiz && { ...quiz, text: quiz.questions };
    });
    const place = { courseId: id, textId: historyTextId(lessonId) };
    await keepHistory(firestoreStore(), place, { before, after, at: new Date(time) });
  },
);

/** What captions in writing said is kept, with who wrote them. */
export const keepCaptionsHistory = onDocumentWritten(
  { document: 'courseDrafts/{id}/captions/{lessonId}' },
  async ({ data, params: { id, lessonId }, time }) => {
    const [before, after] = [data?.before, data?.after].map((snapshot): Said | undefined => {
      const captions = parsed(draftCaptionsSchema, stored(snapshot, lessonId));
      return captions && { ...captions, text: cuesText(captions.cues) };
    });
    const place = { courseId: id, textId: captionsHistoryId(lessonId) };
    await keepHistory(firestoreStore(), place, { before, after, at: new Date(time) });
  },
);

/** What titles and descriptions said is kept, with who wrote them; a course that is begun has no earlier ones. */
export const keepDraftTitles = onDocumentUpdated(
  { document: 'courseDrafts/{id}', timeoutSeconds: 540 },
  async ({ data, params: { id }, time }) => {
    const [before, after] = [data?.before, data?.after].map((snapshot) =>
      parsed(courseDraftSchema, stored(snapshot, id)),
    );
    if (before && after) await keepTitleHistory(firestoreStore(), { before, after, at: new Date(time) });
  },
);

const stored = (snapshot: DocumentSnapshot | undefined, id: string) => {
  const fields = snapshot?.data();
  return snapshot && fields && { path: snapshot.ref.path, id, fields };
};

/** What a deleted draft leaves behind goes with it. */
export const forgetDeletedDraft = onDocumentDeleted(
  { document: 'courseDrafts/{id}' },
  async ({ data, params: { id } }) => {
    const ownerUid: unknown = data?.get('ownerUid');
    if (typeof ownerUid === 'string') await forgetDraft(firestoreStore(), id, ownerUid);
  },
);
