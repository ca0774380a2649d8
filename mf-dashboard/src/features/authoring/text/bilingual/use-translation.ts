import {
  type DraftLesson,
  type GlossaryTerm,
  LOCALES,
  type Locale,
  lessonBodyId,
  type ParagraphPair,
  pairsOf,
  strayTerms,
  type TermUse,
} from '@cursiv/shared-domain';
import { useDeferredValue, useMemo } from 'react';
import { useOfCalmDraft, useOfDraft } from '../../authoring-context.ts';
import type { DraftState } from '../../draft/draft-state.ts';

/** A lesson's text in both languages as it was a moment ago, paragraph by paragraph. */
export interface Translation {
  from: Locale;
  to: Locale;
  source: string;
  target: string;
  pairs: readonly ParagraphPair[];
  /** For each pair, the terms of the source that are called otherwise; their places are in the paragraph. */
  strays: readonly (readonly TermUse[])[];
}

/** A lesson's translation as it is written, with its paragraphs beside those of its source. */
export type Written = Pick<Translation, 'pairs' | 'target'>;

/** The translation as the draft has it at this moment. */
export function writtenIn({ bodies, originals }: DraftState, lessonId: string, { from, to }: Translation): Written {
  const id = lessonBodyId(lessonId, to);
  const target = bodies[id] ?? '';
  const source = bodies[lessonBodyId(lessonId, from)] ?? '';
  return { target, pairs: pairsOf(source, { text: target, originals: originals[id] ?? [] }) };
}

const NO_TERMS: GlossaryTerm[] = [];

/** The two texts of a lesson beside each other; they follow typing at its pauses. */
export function useTranslation({ id }: Pick<DraftLesson, 'id'>): Translation {
  const from = useOfDraft(({ content }) => content.baseLocale);
  const to = LOCALES.find((locale) => locale !== from) ?? from;
  const ids = { source: lessonBodyId(id, from), target: lessonBodyId(id, to) };
  const typed = {
    source: useOfCalmDraft(({ bodies }) => bodies[ids.source] ?? ''),
    target: useOfCalmDraft(({ bodies }) => bodies[ids.target] ?? ''),
    known: useOfCalmDraft(({ originals }) => originals[ids.target]),
    glossary: useOfCalmDraft(({ content }) => content.glossary ?? NO_TERMS),
  };
  // A key that is pressed meanwhile goes first.
  const { source, target, known, glossary } = useDeferredValue(
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is another where one of its parts is.
    useMemo(() => typed, Object.values(typed)),
  );
  const pairs = useMemo(() => pairsOf(source, { text: target, originals: known ?? [] }), [source, target, known]);
  const strays = useMemo(
    () => pairs.map((pair) => strayTerms(pair.source?.text ?? '', pair.target?.text ?? '', glossary, [from, to])),
    [pairs, glossary, from, to],
  );
  return useMemo(() => {
    const written = strays.map((uses, index) => (pairs[index]?.target ? uses : []));
    return { from, to, source, target, pairs, strays: written };
  }, [from, to, source, target, pairs, strays]);
}

/**
 * The place of the pair in which a position of one of the texts stands. Between two it is the one before, or the one that
 * is missing there.
 */
export function pairAt(pairs: readonly ParagraphPair[], side: 'source' | 'target', at: number): number {
  const before = pairs.findLastIndex((pair) => (pair[side]?.from ?? Number.POSITIVE_INFINITY) <= at);
  const isBehind = at > (pairs[before]?.[side]?.to ?? -2) + 1;
  if (isBehind && side === 'target' && pairs[before + 1]?.state === 'missing') return before + 1;
  return before >= 0 ? before : pairs.findIndex((pair) => pair[side]);
}

/** The next pair with something to do, after this one and around the end; undefined when all is translated. */
export function nextPair(pairs: readonly ParagraphPair[], present: number, by: -1 | 1): number | undefined {
  const places = pairs.map((_, index) => (((present + by * (index + 1)) % pairs.length) + pairs.length) % pairs.length);
  return places.find((place) => pairs[place]?.state !== 'translated');
}
