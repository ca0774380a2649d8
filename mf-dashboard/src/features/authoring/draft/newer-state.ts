import type { NewerDraft } from '@cursiv/shared-data';
import { draftContent, followOriginals, LOCALES, lessonBodyId, mergeDrafts } from '@cursiv/shared-domain';
import { type DraftState, storedAfter } from './draft-state.ts';

/** The stored draft of a later revision, from an earlier one and what was saved since. */
export const newerState = (base: DraftState, { draft, bodies, quizzes, captions }: NewerDraft): DraftState =>
  storedAfter({
    ...base,
    content: draftContent(draft),
    bodies: {
      ...base.bodies,
      ...Object.fromEntries(bodies.map(({ lessonId, locale, text }) => [lessonBodyId(lessonId, locale), text])),
    },
    originals: {
      ...base.originals,
      ...Object.fromEntries(
        bodies.map(({ lessonId, locale, originals = [] }) => [lessonBodyId(lessonId, locale), originals]),
      ),
    },
    quizzes: {
      ...base.quizzes,
      ...Object.fromEntries(quizzes.map(({ lessonId, questions }) => [lessonId, questions])),
    },
    captions: { ...base.captions, ...Object.fromEntries(captions.map(({ lessonId, cues }) => [lessonId, cues])) },
  });

/** Both authors' changes of a draft; mine where they have written the same paragraph, and no answer says otherwise. */
export function mergedState(
  base: DraftState,
  mine: DraftState,
  theirs: DraftState,
  answers: Readonly<Record<string, string>> = {},
): DraftState {
  const { draft } = mergeDrafts(base, mine, theirs, answers);
  const there = new Set(
    draft.content.outline.flatMap(({ lessons }) =>
      lessons.flatMap(({ id }) => LOCALES.map((locale) => lessonBodyId(id, locale))),
    ),
  );
  // The texts of lessons that I have removed wait for an undo.
  const waiting = Object.entries(mine.bodies).filter(([id]) => !there.has(id));
  const bodies = { ...Object.fromEntries(waiting), ...draft.bodies };
  const sourceOf = (id: string) => bodies[id.replace(/(ro|en)$/, draft.content.baseLocale)] ?? '';
  const originals = Object.entries(bodies).map(([id, text]) => [
    id,
    mergedOriginals(mine, theirs, id, text, sourceOf(id)),
  ]);
  return { ...mine, ...draft, bodies, originals: Object.fromEntries(originals) };
}

/** From what the paragraphs of a merged translation were made: what its author says, or followed from mine to the merged text. */
function mergedOriginals(mine: DraftState, theirs: DraftState, id: string, text: string, source: string) {
  if (theirs.bodies[id] === text && mine.bodies[id] !== text) return theirs.originals[id] ?? [];
  const present = { text: mine.bodies[id] ?? '', originals: mine.originals[id] ?? [] };
  return present.text === text ? present.originals : followOriginals(present, text, source).originals;
}
