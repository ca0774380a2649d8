import {
  type L10nText,
  type Locale,
  QUIZ_LIMITS,
  type Question,
  type QuestionLine,
  type QuestionOf,
  type QuestionOption,
  type QuestionType,
} from '@cursiv/shared-domain';
import { newPartId } from '../../draft/new-part-id.ts';

/** A question to choose from options. */
export type ChoiceQuestion = QuestionOf<'single' | 'multiple'>;

/** An option without words. */
export const newOption = (): QuestionOption => ({ id: newPartId(), text: {}, explanation: {} });

/** An item without words. */
export const newItem = (): QuestionLine => ({ id: newPartId(), text: {} });

/** A pair without words. */
export const newPair = (): QuestionOf<'matching'>['pairs'][number] => ({
  id: newPartId(),
  left: {},
  answerId: newPartId(),
  right: {},
});

const two = <T>(make: () => T): T[] => [make(), make()];

/** A question of a type, with room for the fewest answers. */
export function newQuestion(type: QuestionType): Question {
  const common = { id: newPartId(), prompt: {}, explanation: {}, points: 1 };
  switch (type) {
    case 'single':
      return { ...common, type, options: two(newOption), right: '' };
    case 'multiple':
      return { ...common, type, options: two(newOption), right: [] };
    case 'trueFalse':
      return { ...common, type, right: true };
    case 'short':
      return { ...common, type, accepted: {}, ignoresDiacritics: true };
    case 'ordering':
      return { ...common, type, items: two(newItem) };
    case 'matching':
      return { ...common, type, pairs: two(newPair) };
  }
}

/** Whether an option is a right answer. */
export const isRight = (question: ChoiceQuestion, id: string): boolean =>
  question.type === 'single' ? question.right === id : question.right.includes(id);

/** The question with an option marked as right or wrong. */
export function withRight(question: ChoiceQuestion, id: string, right: boolean): ChoiceQuestion {
  if (question.type === 'single') return { ...question, right: right ? id : '' };
  const others = question.right.filter((other) => other !== id);
  return { ...question, right: right ? [...others, id] : others };
}

/** The question without an option; it is no right answer any more either. */
export const withoutOption = (question: ChoiceQuestion, id: string): ChoiceQuestion => ({
  ...withRight(question, id, false),
  options: question.options.filter((option) => option.id !== id),
});

/** A text with its words in one language. */
export const withWords = (text: L10nText, locale: Locale, words: string): L10nText => ({ ...text, [locale]: words });

/** Entries with the one at a place moved by a step; the same entries where it cannot move. */
export function moved<T>(entries: readonly T[], place: number, by: -1 | 1): T[] {
  const [entry] = entries.slice(place, place + 1);
  if (entry === undefined || place + by < 0 || place + by >= entries.length) return [...entries];
  return entries.toSpliced(place, 1).toSpliced(place + by, 0, entry);
}

/** Whether a question takes one more option, item, pair or spelling. */
export const hasRoom = (lines: readonly unknown[]): boolean => lines.length < QUIZ_LIMITS.lines;
