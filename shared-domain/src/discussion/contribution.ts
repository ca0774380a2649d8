import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n-schema.ts';
import { instant, text } from '../schema.ts';
import { hasVisible } from '../text/visible.ts';

export const DISCUSSION_LIMITS = { text: 5000 } as const;

/** What questions under a lesson and their answers have in common. A hidden one has lost its words; its place stays. */
export const contributionSchema = z.object({
  id: z.string(),
  uid: z.string(),
  /** As in the profile at the time of writing. */
  authorName: z.string(),
  /** Whether its author taught the course when they wrote it. */
  isTeacher: z.boolean(),
  /** Markdown without HTML. */
  text: text(DISCUSSION_LIMITS.text),
  /** Language of the text. */
  locale: localeSchema,
  status: z.enum(['published', 'hidden']),
  rev: z.number(),
  createdAt: instant,
  updatedAt: instant,
  /** Only when the words were changed after they were first read. */
  editedAt: z.optional(instant),
});

export type Contribution = z.infer<typeof contributionSchema>;

/** Where a contribution stands; an answer has both ids. */
export interface ContributionPlace {
  courseId: string;
  questionId: string;
  answerId?: string | undefined;
}

/** Why a contribution cannot be sent as it is; undefined when it can. The server says the same. */
export function contributionProblem(written: string): 'empty' | 'too-long' | undefined {
  if (written.trim().length > DISCUSSION_LIMITS.text) return 'too-long';
  return hasVisible(written) ? undefined : 'empty';
}
