import { CAPTION_LIMITS, type Cue, LOCALES, type Locale } from '@cursiv/shared-domain';

/** What is wrong with a cue: what stands beside it. */
export type CueProblem = 'noTime' | 'overlaps' | 'tooLong' | 'pastEnd' | 'empty';

const says = (cue: Cue, locale: Locale) => Boolean(cue[locale]?.trim());

/** The problems of the cues, by their ids. Only captions of one language are in each other's way. */
export function cueProblems(cues: readonly Cue[], videoMs = Number.POSITIVE_INFINITY): Map<string, CueProblem> {
  const problems = new Map<string, CueProblem>();
  const note = (cue: Cue, problem: CueProblem) => void (problems.has(cue.id) || problems.set(cue.id, problem));
  for (const cue of cues) {
    if (cue.end <= cue.start) note(cue, 'noTime');
    if (LOCALES.some((locale) => (cue[locale]?.length ?? 0) > CAPTION_LIMITS.text)) note(cue, 'tooLong');
    if (cue.start >= videoMs) note(cue, 'pastEnd');
  }
  for (const locale of LOCALES) {
    let last: Cue | undefined;
    for (const cue of cues.filter((it) => says(it, locale))) {
      if (last && cue.start < last.end) note(cue, 'overlaps');
      if (!last || cue.end > last.end) last = cue;
    }
  }
  for (const cue of cues) if (!LOCALES.some((locale) => says(cue, locale))) note(cue, 'empty');
  return problems;
}

/** Whether the cues can become files. One without words becomes part of none, so it is in nobody's way. */
export const canFinish = (problems: ReadonlyMap<string, CueProblem>): boolean =>
  [...problems.values()].every((problem) => problem === 'empty');
