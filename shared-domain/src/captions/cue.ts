import * as z from 'zod/mini';
import { type L10nText, LOCALES } from '../l10n/l10n.ts';

export const CAPTION_LIMITS = { cues: 5000, text: 500, cuesText: 400_000 } as const;

/** One caption: when it is on the screen, in milliseconds, and its text in each language. */
export const cueSchema = z.object({
  id: z.string(),
  start: z.number(),
  end: z.number(),
  ro: z.optional(z.string()),
  en: z.optional(z.string()),
});
export type Cue = z.infer<typeof cueSchema>;

/** Captions as they are written down in an archive. */
export const cuesSchema = z.array(cueSchema);

/** Cues as they are stored: one text, whose length the data rules can measure. */
const storedCues = z.codec(z.string(), cuesSchema, {
  decode: (text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', message: 'The cues are no JSON', input: text });
      return z.NEVER;
    }
  },
  encode: (cues) => JSON.stringify(cues),
});

/** Cues as their stored text. */
export const cuesText = (cues: Cue[]): string => z.encode(storedCues, cues);

/** The cues in stored ones. Throws when they are none. */
export const cuesIn = (text: string): Cue[] => z.decode(storedCues, text);

/** Captions that are being written for a lesson's video: `captions/{lessonId}` below a draft and its versions, until they become files. */
export const captionsSchema = z.object({ lessonId: z.string(), cues: storedCues });

export type Captions = z.infer<typeof captionsSchema>;

/** Those of a draft: who saved them, and the entry of the history that they were brought back from. */
export const draftCaptionsSchema = z.extend(captionsSchema, {
  ownerUid: z.string(),
  by: z.optional(z.string()),
  restoredFrom: z.optional(z.string()),
});
export type DraftCaptions = z.infer<typeof draftCaptionsSchema>;

const DAY = 86_400_000;
const clock = (ms: number) => new Date(Math.min(Math.max(ms, 0), DAY - 1)).toISOString().slice(11, 23);

/** What captions say in each language, a line for each cue with when it is shown. */
export const cueLines = (cues: readonly Cue[]): L10nText =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      cues
        .filter((cue) => cue[locale]?.trim())
        .map((cue) => `${clock(cue.start)} – ${clock(cue.end)} ${cue[locale]?.trim()}`)
        .join('\n'),
    ]),
  );
