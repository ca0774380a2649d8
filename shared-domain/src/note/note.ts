import * as z from 'zod/mini';
import { l10nText, localeSchema } from '../l10n/l10n-schema.ts';
import { instant, text } from '../schema.ts';
import { folded } from '../search/folded.ts';
import { hasVisible } from '../text/visible.ts';
import { PASSAGE_CONTEXT } from './passage.ts';

export const NOTE_LIMITS = { text: 10_000, quote: 1000, prefix: PASSAGE_CONTEXT, suffix: PASSAGE_CONTEXT } as const;

/** The words of a lesson that a note is about, in the language in which they were read. */
export const notePassageSchema = z.object({
  quote: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  locale: localeSchema,
});

/**
 * What a learner notes in a lesson, for nobody else: `users/{uid}/notes/{id}`. The titles are repeated in it, since it
 * stays with its person when the course does not. The text is Markdown without HTML.
 */
export const noteSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  lessonId: z.string(),
  courseTitle: l10nText(200),
  lessonTitle: l10nText(200),
  /** May be empty where a passage is marked. */
  text: text(NOTE_LIMITS.text),
  /** The second of the video that it is about. */
  second: z.optional(z.number()),
  passage: z.optional(notePassageSchema),
  rev: z.number(),
  createdAt: instant,
  updatedAt: instant,
});

export type Note = z.infer<typeof noteSchema>;

/** What its person writes and chooses. */
export type NoteWords = Pick<Note, 'text' | 'second' | 'passage'>;

/** Why a note cannot be saved as it is; undefined when it can. The data rules say the same. */
export function noteProblem({ text, passage }: NoteWords): 'empty' | 'too-long' | 'long-passage' | undefined {
  if ((passage?.quote.length ?? 0) > NOTE_LIMITS.quote) return 'long-passage';
  if (text.trim().length > NOTE_LIMITS.text) return 'too-long';
  return hasVisible(text) || passage ? undefined : 'empty';
}

/** In the order of their places in the lesson: those on its video first, then as they were written. */
export const inLessonOrder = (notes: readonly Note[]): Note[] =>
  notes.toSorted(
    (one, other) =>
      (one.second ?? Number.POSITIVE_INFINITY) - (other.second ?? Number.POSITIVE_INFINITY) ||
      one.createdAt.getTime() - other.createdAt.getTime(),
  );

/** The notes that say all words of a query, in their text, their passage or their titles; with or without diacritics. */
export function notesFound(notes: readonly Note[], query: string): Note[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...notes];
  return notes.filter(({ text, passage, courseTitle, lessonTitle }) => {
    const said = folded(
      [text, passage?.quote, ...Object.values(courseTitle), ...Object.values(lessonTitle)].join('\n'),
    );
    return wanted.every((word) => said.includes(word));
  });
}
