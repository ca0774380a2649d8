import { type CourseDraftContent, type LessonBody, LOCALES, lessonBodyId } from '@cursiv/shared-domain';

/** Everything that an author edits in one course: its content, and the lessons' texts by document id. */
export interface DraftState {
  content: CourseDraftContent;
  bodies: Readonly<Record<string, string>>;
}

/** A course without any text yet. */
export const emptyDraft = (): DraftState => ({
  content: {
    baseLocale: 'ro',
    title: {},
    subtitle: {},
    description: {},
    outcomes: {},
    categoryId: 'languages',
    level: 'beginner',
    outline: [],
  },
  bodies: {},
});

/** The writes that turn the stored draft into the present one. */
export interface DraftChanges {
  content: CourseDraftContent;
  bodies: LessonBody[];
  removedBodies: string[];
}

const hasText = (line: string) => line.trim() !== '';

const withoutEmptyLines = ({ ro, en }: CourseDraftContent['outcomes']): CourseDraftContent['outcomes'] => ({
  ...(ro && { ro: ro.filter(hasText) }),
  ...(en && { en: en.filter(hasText) }),
});

/** Compares the present draft with the stored one: changed texts, emptied texts, and texts whose lesson was removed. */
export function changesSince(stored: DraftState, present: DraftState): DraftChanges {
  const lessonIds = present.content.outline.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const texts = lessonIds.flatMap((lessonId) =>
    LOCALES.map((locale) => ({ lessonId, locale, text: present.bodies[lessonBodyId(lessonId, locale)] ?? '' })),
  );
  const kept = new Set(
    texts.filter(({ text }) => text !== '').map(({ lessonId, locale }) => lessonBodyId(lessonId, locale)),
  );
  return {
    content: { ...present.content, outcomes: withoutEmptyLines(present.content.outcomes) },
    bodies: texts.filter(
      ({ lessonId, locale, text }) => text !== '' && stored.bodies[lessonBodyId(lessonId, locale)] !== text,
    ),
    removedBodies: Object.keys(stored.bodies).filter((id) => !kept.has(id)),
  };
}

/** The draft as stored after a save, without the texts of removed lessons. */
export function storedAfter(present: DraftState): DraftState {
  const ids = present.content.outline.flatMap(({ lessons }) =>
    lessons.flatMap(({ id }) => LOCALES.map((locale) => lessonBodyId(id, locale))),
  );
  const bodies = ids.flatMap((id) => {
    const text = present.bodies[id];
    return text ? [[id, text] as const] : [];
  });
  return { content: present.content, bodies: Object.fromEntries(bodies) };
}
