import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n-schema.ts';

/** How the site looks: as the device does, or always the same. */
export const THEMES = ['system', 'light', 'dark'] as const;

/** What a weekly goal counts. */
export const GOAL_KINDS = ['minutes', 'lessons'] as const;

export const GOAL_MAX = { minutes: 3000, lessons: 100 } as const satisfies Record<(typeof GOAL_KINDS)[number], number>;

const weeklyGoalSchema = z.object({
  kind: z.enum(GOAL_KINDS),
  count: z.int().check(z.positive(), z.maximum(GOAL_MAX.minutes)),
});

/** What somebody wants to learn in a week. */
export type WeeklyGoal = z.infer<typeof weeklyGoalSchema>;

const choice = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/**
 * What a person has chosen for the whole site: `users/{uid}/settings/preferences`. Each field is a choice of its own, absent until
 * it was made; one that cannot be read counts as never made.
 */
export const preferencesSchema = z.object({
  locale: choice(localeSchema),
  timeZone: choice(z.string()),
  theme: choice(z.enum(THEMES)),
  /** The language of captions: `page`, `foreign` for the page's where the sound is in another one, `off`, or one by its tag. */
  captions: choice(z.string()),
  /** A second language of captions below the first, or `off`. */
  secondCaptions: choice(z.string()),
  /** Whether the transcript shows its two languages side by side. */
  isTranscriptDual: choice(z.boolean()),
  isTranscriptOpen: choice(z.boolean()),
  speed: choice(z.number()),
  autoplayNext: choice(z.boolean()),
  reducedData: choice(z.boolean()),
  /** Null is a goal that was taken back. */
  weeklyGoal: choice(z.nullable(weeklyGoalSchema)),
});

export type AccountPreferences = z.infer<typeof preferencesSchema>;

/** Where a person's preferences are stored. */
export const preferencesPath = (uid: string): string => `users/${uid}/settings/preferences`;
