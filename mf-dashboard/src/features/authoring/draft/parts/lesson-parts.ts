import { getDraftBodies, getDraftCaptions, getDraftQuizzes } from '@cursiv/shared-data';
import { lessonBodyId } from '@cursiv/shared-domain';
import type { DraftState } from '../draft-state.ts';

/** What the lessons of a draft say, which is far more than its outline. */
export type LessonParts = Pick<DraftState, 'bodies' | 'originals' | 'quizzes' | 'captions'>;

export const NO_PARTS: LessonParts = { bodies: {}, originals: {}, quizzes: {}, captions: {} };

/** Reads the texts, quizzes and captions of all lessons. Throws AppError. */
export async function loadLessonParts(courseId: string, ownerUid: string): Promise<LessonParts> {
  const [bodies, keys, written] = await Promise.all([
    getDraftBodies(courseId, ownerUid),
    getDraftQuizzes(courseId, ownerUid),
    getDraftCaptions(courseId, ownerUid),
  ]);
  const idOf = ({ lessonId, locale }: (typeof bodies)[number]) => lessonBodyId(lessonId, locale);
  return {
    bodies: Object.fromEntries(bodies.map((body) => [idOf(body), body.text])),
    originals: Object.fromEntries(bodies.map((body) => [idOf(body), body.originals ?? []])),
    quizzes: Object.fromEntries(keys.map(({ lessonId, questions }) => [lessonId, questions])),
    captions: Object.fromEntries(written.map(({ lessonId, cues }) => [lessonId, cues])),
  };
}

/** A draft with what its lessons say; what it says itself of them is newer. */
export const withLessonParts = (draft: DraftState, parts: LessonParts): DraftState => ({
  ...draft,
  bodies: { ...parts.bodies, ...draft.bodies },
  originals: { ...parts.originals, ...draft.originals },
  quizzes: { ...parts.quizzes, ...draft.quizzes },
  captions: { ...parts.captions, ...draft.captions },
});
