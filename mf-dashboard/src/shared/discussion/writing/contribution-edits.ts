import { newContributionId } from '@cursiv/shared-data';
import { keptOneOf } from '@cursiv/shared-data/edits';
import { type Contribution, LOCALES, type Locale, notePassageSchema, type QuestionWords } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

const wordsSchema = z.object({
  text: z.string(),
  locale: z.enum(LOCALES),
  second: z.optional(z.number()),
  passage: z.optional(notePassageSchema),
});

/** A stored question or answer, or an empty one in a language, as it is edited. */
export const wordsOf = (
  written: (Contribution & Partial<QuestionWords>) | undefined,
  locale: Locale,
): QuestionWords => ({
  text: written?.text ?? '',
  locale: written?.locale ?? locale,
  ...(written?.second !== undefined && { second: written.second }),
  ...(written?.passage && { passage: written.passage }),
});

/** Where the edits of a question or an answer wait, by the lesson or the question that it belongs to. */
export const contributionEdits = (uid: string, below: string, id?: string) =>
  keptOneOf<QuestionWords>(uid, `discussion.${below}`, wordsSchema, id, newContributionId);
