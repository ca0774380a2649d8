import {
  type Check,
  checklist,
  countStates,
  isPublishable,
  LOCALES,
  type Locale,
  lessonBodyId,
  pairsOf,
} from '@cursiv/shared-domain';
import type { DraftState } from '../draft/draft-state.ts';
import type { Place } from '../place/place.ts';

/** What an author would do next. */
export type NextStep =
  | { kind: 'check'; check: Check; place: Place }
  | { kind: 'translate'; locale: Locale; lessonId: string }
  | { kind: 'publish' };

const placeOf = ({ place }: Check): Place => ('id' in place ? { of: place.of, id: place.id } : { of: 'course' });

interface Translation {
  source: string;
  text: string;
  originals: readonly string[];
}

const NO_ORIGINALS: readonly string[] = [];

/** Says of lessons whether their translation lacks something; what has not changed since is not compared again. */
function lackFinder() {
  const known = new Map<string, Translation & { lacks: boolean }>();
  return (id: string, now: Translation): boolean => {
    const last = known.get(id);
    if (last?.source === now.source && last.text === now.text && last.originals === now.originals) return last.lacks;
    const { missing, outdated } = countStates(pairsOf(now.source, now));
    const lacks = missing + outdated > 0;
    known.set(id, { ...now, lacks });
    return lacks;
  };
}

/** Work that says what comes next; it yields wherever it may rest. */
type Finding = Generator<undefined, NextStep>;

/** Tells of a draft, over and over, what its author would do next. */
export function nextStepFinder(): (draft: DraftState) => Finding {
  const lacks = lackFinder();
  return (draft) => nextStep(draft, lacks);
}

/** First what the base language cannot be published without, then what the translation lacks, then publishing. */
function* nextStep({ content, bodies, originals, quizzes }: DraftState, lacks: ReturnType<typeof lackFinder>): Finding {
  const { baseLocale, outline } = content;
  const written = { content, texts: bodies, quizzes };
  const checks = checklist(written, [baseLocale]);
  const [first] = checks;
  if (first && !isPublishable(checks)) return { kind: 'check', check: first, place: placeOf(first) };
  const other = LOCALES.find((locale) => locale !== baseLocale) ?? baseLocale;
  // Who writes one language only is not asked for the other.
  const isBegun = Object.keys(bodies).some((id) => id.endsWith(`_${other}`) && bodies[id]?.trim());
  if (!isBegun) return { kind: 'publish' };
  for (const { id } of outline.flatMap(({ lessons }) => lessons)) {
    yield;
    const target = lessonBodyId(id, other);
    const translation = {
      source: bodies[lessonBodyId(id, baseLocale)] ?? '',
      text: bodies[target] ?? '',
      originals: originals[target] ?? NO_ORIGINALS,
    };
    if (lacks(id, translation)) return { kind: 'translate', locale: other, lessonId: id };
  }
  return { kind: 'publish' };
}
