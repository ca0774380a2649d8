import {
  type CategoryId,
  type CourseDraftContent,
  type Cue,
  captionsHistoryId,
  type DraftBody,
  historyTextId,
  LOCALES,
  type Locale,
  lessonBodyId,
  type Question,
  type QuizKey,
} from '@cursiv/shared-domain';
import { changedParts, partsInOutline } from './changed-parts.ts';

/** Everything that an author edits in one course: its content, the lessons' texts by document id, and their quizzes by lesson id. */
export interface DraftState {
  content: CourseDraftContent;
  bodies: Readonly<Record<string, string>>;
  /** From what the paragraphs of each translation were made, by the same ids (`TranslatedText`). */
  originals: Readonly<Record<string, readonly string[]>>;
  quizzes: Readonly<Record<string, Question[]>>;
  /** Captions that are being written, by lesson id; finished ones are files. */
  captions: Readonly<Record<string, Cue[]>>;
  /** Texts and quizzes that were brought back from their history, by `historyIdOf`, until they are edited: the entries' ids. */
  restored?: Readonly<Record<string, string>>;
}

/** A course without any text yet. */
export const emptyDraft = (categoryId: CategoryId = 'languages'): DraftState => ({
  content: {
    baseLocale: 'ro',
    title: {},
    subtitle: {},
    description: {},
    outcomes: {},
    categoryId,
    level: 'beginner',
    outline: [],
  },
  bodies: {},
  originals: {},
  quizzes: {},
  captions: {},
});

/** The writes that turn the stored draft into the present one. */
export interface DraftChanges {
  content: CourseDraftContent;
  /** The title or description that was brought back. */
  restored?: { textId: string; restoredFrom: string };
  bodies: Omit<DraftBody, 'ownerUid' | 'by' | 'rev'>[];
  removedBodies: string[];
  quizzes: (QuizKey & { restoredFrom?: string })[];
  removedQuizzes: string[];
  captions: { lessonId: string; cues: Cue[]; restoredFrom?: string }[];
  removedCaptions: string[];
}

const hasText = (line: string) => line.trim() !== '';

const withoutEmptyLines = ({ ro, en }: CourseDraftContent['outcomes']): CourseDraftContent['outcomes'] => ({
  ...(ro && { ro: ro.filter(hasText) }),
  ...(en && { en: en.filter(hasText) }),
});

type Body = DraftChanges['bodies'][number];

function bodyIn({ bodies, originals }: DraftState, lessonId: string, locale: Locale): Body {
  const id = lessonBodyId(lessonId, locale);
  const known = originals[id];
  return { lessonId, locale, text: bodies[id] ?? '', ...(known && known.length > 0 && { originals: [...known] }) };
}

const isSameBody = (one: Body, other: Body): boolean =>
  one.text === other.text &&
  one.originals?.length === other.originals?.length &&
  (one.originals ?? []).every((original, index) => original === other.originals?.[index]);

/** Compares the present draft with the stored one: texts and quizzes that changed or were emptied, and those whose lesson was removed. */
export function changesSince(stored: DraftState, present: DraftState): DraftChanges {
  const lessonIds = present.content.outline.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const texts = lessonIds.flatMap((lessonId) => LOCALES.map((locale) => bodyIn(present, lessonId, locale)));
  const inOutline = new Set(texts.map(({ lessonId, locale }) => lessonBodyId(lessonId, locale)));
  const quizzes = changedParts(stored.quizzes, present.quizzes, lessonIds);
  const captions = changedParts(stored.captions, present.captions, lessonIds);
  const origin = (textId: string) => {
    const restoredFrom = present.restored?.[textId];
    return restoredFrom ? { restoredFrom } : {};
  };
  const [back] = Object.entries(present.restored ?? {}).filter(([textId]) => /^(course|unit|title) /.test(textId));
  return {
    ...(back && { restored: { textId: back[0], restoredFrom: back[1] } }),
    content: { ...present.content, outcomes: withoutEmptyLines(present.content.outcomes) },
    bodies: texts
      .filter((body) => !isSameBody(body, bodyIn(stored, body.lessonId, body.locale)))
      .map((body) => ({ ...body, ...origin(historyTextId(body.lessonId, body.locale)) })),
    removedBodies: Object.keys(stored.bodies).filter((id) => !inOutline.has(id)),
    quizzes: quizzes.changed.map(([lessonId, questions]) => ({
      lessonId,
      questions,
      ...origin(historyTextId(lessonId)),
    })),
    removedQuizzes: quizzes.removed,
    captions: captions.changed.map(([lessonId, cues]) => ({ lessonId, cues, ...origin(captionsHistoryId(lessonId)) })),
    removedCaptions: captions.removed,
  };
}

/** The draft as stored after a save, without the texts and quizzes of removed lessons. */
export function storedAfter({ content, bodies, originals, quizzes, captions }: DraftState): DraftState {
  const lessonIds = content.outline.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const texts = lessonIds
    .flatMap((id) => LOCALES.map((locale) => lessonBodyId(id, locale)))
    .flatMap((id) => (bodies[id] ? [[id, bodies[id]] as const] : []));
  return {
    content,
    bodies: Object.fromEntries(texts),
    originals,
    quizzes: partsInOutline(quizzes, lessonIds),
    captions: partsInOutline(captions, lessonIds),
  };
}
