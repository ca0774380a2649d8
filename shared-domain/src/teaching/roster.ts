import * as z from 'zod/mini';
import { LEARNING_STATUSES } from '../enrollment/lifecycle.ts';
import { localeSchema } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { wordsIn } from '../search/folded.ts';

/** How far a learner is, for lists: not begun, before the middle, past it, done. */
export const PROGRESS_BANDS = ['none', 'begun', 'most', 'all'] as const;

export type ProgressBand = (typeof PROGRESS_BANDS)[number];

/** The band of whole per cents. */
export function bandOf(pct: number): ProgressBand {
  if (pct >= 100) return 'all';
  if (pct === 0) return 'none';
  return pct < 50 ? 'begun' : 'most';
}

/**
 * What the authors of a course may know about a learner, and nothing else: `courses/{courseId}/learners/{uid}`. Functions keep it
 * while the person learns.
 */
export const rosterEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** For the order of names, which the database knows by code points only. */
  sortName: z.string(),
  /** The beginnings of the name, from each of its words on. */
  nameKeys: z.array(z.string()),
  status: z.enum(LEARNING_STATUSES),
  joinedAt: instant,
  /** The day on which the person last learned. */
  activeAt: instant,
  progress: z.object({ completed: z.number(), total: z.number(), pct: z.number() }),
  band: z.enum(PROGRESS_BANDS),
  /** The language of the last lesson. */
  locale: z.optional(localeSchema),
  quizzesPassed: z.number(),
});

export type RosterEntry = z.infer<typeof rosterEntrySchema>;

/** Longer searches are cut. */
const MAX_KEY = 24;

const cut = (words: readonly string[]): string => Array.from(words.join(' ')).slice(0, MAX_KEY).join('');

/** Every beginning of a name, read from each of its words on and round: "Ana Pop" is found by "ana p" and by "pop a". */
export function nameKeysOf(name: string): string[] {
  const words = wordsIn(name).slice(0, 6);
  const turned = words.map((_, index) => Array.from(cut([...words.slice(index), ...words.slice(0, index)])));
  const beginnings = turned.flatMap((letters) => letters.map((_, index) => letters.slice(0, index + 1).join('')));
  return [...new Set(beginnings)].sort();
}

/** The key to look for; undefined for an empty search. */
export const nameKeyFor = (search: string): string | undefined => cut(wordsIn(search)) || undefined;
