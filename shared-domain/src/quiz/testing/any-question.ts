import * as fc from 'fast-check';
import type { Locale } from '../../l10n/l10n.ts';
import type { Question } from '../question-schema.ts';

/** Text as somebody may write it, with the signs that formats like to trip over. */
const anyText = fc
  .array(fc.constantFrom(...'aAșţ 07=~#{}:\\>-/%[]"\n€', '://', '->', '::', '####', '//', '[html]', '😀'), {
    minLength: 1,
    maxLength: 20,
  })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');

/** Ids are random, as they are stored: never two alike, neither at the edges nor while a failure shrinks. */
const anyId = fc.noBias(fc.noShrink(fc.uuid()));
const few = { minLength: 2, maxLength: 5 };

/** Any question that can be asked in one language. */
export function anyQuestion(locale: Locale): fc.Arbitrary<Question> {
  const said = anyText.map((text) => ({ [locale]: text }));
  const maybe = fc.option(said, { nil: {} });
  const common = { id: anyId, prompt: said, explanation: maybe, points: fc.constant(1) };
  const options = fc.array(fc.record({ id: anyId, text: said, explanation: maybe }), few);
  return fc.oneof(
    fc.tuple(fc.record({ ...common, options }), fc.nat()).map(([question, place]) => ({
      ...question,
      type: 'single' as const,
      right: question.options[place % question.options.length]?.id ?? '',
    })),
    fc.tuple(fc.record({ ...common, options }), fc.integer({ min: 1, max: 5 })).map(([question, most]) => ({
      ...question,
      type: 'multiple' as const,
      right: question.options.slice(0, most).map(({ id }) => id),
    })),
    fc.record({ ...common, type: fc.constant('trueFalse' as const), right: fc.boolean() }),
    fc.record({
      ...common,
      type: fc.constant('short' as const),
      accepted: fc.array(anyText, { minLength: 1, maxLength: 4 }).map((spellings) => ({ [locale]: spellings })),
      ignoresDiacritics: fc.constant(false),
    }),
    fc.record({
      ...common,
      type: fc.constant('ordering' as const),
      items: fc.array(fc.record({ id: anyId, text: said }), few),
    }),
    fc.record({
      ...common,
      type: fc.constant('matching' as const),
      pairs: fc.array(fc.record({ id: anyId, left: said, answerId: anyId, right: said }), few),
    }),
  );
}
