import type { L10nText } from '../l10n/l10n.ts';
import type { Question } from './question-schema.ts';

/** The texts that a question must have in a language to be asked in it. Spellings count in any language. */
export function questionTexts(question: Question): L10nText[] {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return [question.prompt, ...question.options.map(({ text }) => text)];
    case 'ordering':
      return [question.prompt, ...question.items.map(({ text }) => text)];
    case 'matching':
      return [question.prompt, ...question.pairs.flatMap(({ left, right }) => [left, right])];
    default:
      return [question.prompt];
  }
}
