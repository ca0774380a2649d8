import * as z from 'zod/mini';
import type { Locale } from '../../l10n/l10n.ts';
import { localeSchema } from '../../l10n/l10n-schema.ts';
import { instant } from '../../schema.ts';
import { lessonBodyId } from '../course.ts';
import type { TextPlace } from '../publishing/course-texts.ts';

/** Entries that are kept of one text, and how long edits of one person count as one, in milliseconds. */
export const HISTORY_LIMITS = { entries: 100, togetherMs: 10 * 60_000 } as const;

/** The history of a lesson's text, or of its quiz without a locale. */
export const historyTextId = (lessonId: string, locale?: string): string =>
  locale ? lessonBodyId(lessonId, locale) : `quiz ${lessonId}`;

/** The history of the captions in writing of a lesson. */
export const captionsHistoryId = (lessonId: string): string => `captions ${lessonId}`;

/** The history of the text at a place of a course; quizzes and captions have theirs for both languages. */
export function historyIdOf(place: TextPlace, locale: Locale): string {
  if (place.of === 'course') return `course ${place.field}_${locale}`;
  if (place.of === 'unit') return `unit ${place.id}_${locale}`;
  if (place.field === 'title') return `title ${place.id}_${locale}`;
  if (place.field === 'captions') return captionsHistoryId(place.id);
  return place.field === 'quiz' ? historyTextId(place.id) : historyTextId(place.id, locale);
}

/** Whether a place has one history for both languages. */
export const isWhole = (place: TextPlace): boolean =>
  place.of === 'lesson' && (place.field === 'quiz' || place.field === 'captions');

/**
 * What a text said after somebody's edits: `courseDrafts/{courseId}/history/{id}`. A trigger writes it with every save; one person's edits
 * within some minutes are one entry.
 */
export const historyEntrySchema = z.object({
  id: z.string(),
  /** Whose course it is; the entry goes with it. */
  ownerUid: z.string(),
  textId: z.string(),
  locale: z.optional(localeSchema),
  /** A quiz is kept as its questions are stored, captions as their cues. */
  text: z.string(),
  /** Who wrote it, and what they were called then; unknown for what was there before the history began. */
  by: z.optional(z.string()),
  byName: z.string(),
  startedAt: instant,
  at: instant,
  /** The entry that was brought back. */
  restoredFrom: z.optional(z.string()),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
