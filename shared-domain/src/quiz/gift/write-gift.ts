import { type L10nText, type Locale, pick } from '../../l10n/l10n.ts';
import type { Question } from '../question-schema.ts';
import { giftText } from './gift-text.ts';

type Written = (text: L10nText) => string;

const feedback = (text: string) => (text === '' ? '' : `#${text}`);

function answerLines(question: Question, locale: Locale, write: Written): string[] {
  switch (question.type) {
    case 'single':
      return question.options.map(
        ({ id, text, explanation }) =>
          `${id === question.right ? '=' : '~'}${write(text)}${feedback(write(explanation))}`,
      );
    case 'multiple': {
      const share = (100 / Math.max(1, question.right.length)).toFixed(5);
      return question.options.map(
        ({ id, text, explanation }) =>
          `~%${question.right.includes(id) ? share : '-100'}%${write(text)}${feedback(write(explanation))}`,
      );
    }
    case 'trueFalse':
      return [question.right ? 'TRUE' : 'FALSE'];
    case 'short':
      return (question.accepted[locale] ?? question.accepted.ro ?? question.accepted.en ?? []).map(
        (spelling) => `=${giftText(spelling)}`,
      );
    case 'ordering':
      return [
        `>${question.items.length} ALL VERTICAL ABSOLUTE_POSITION`,
        ...question.items.map(({ text }) => write(text)),
      ];
    case 'matching':
      return question.pairs.map(({ left, right }) => `=${write(left)} -> ${write(right)}`);
  }
}

/** Questions in Moodle's GIFT, in one language. Points and the other language stay behind. */
export function writeGift(questions: readonly Question[], locale: Locale): string {
  const write: Written = (text) => giftText(pick(text, locale)?.value ?? '');
  return questions
    .map((question, index) => {
      const general = write(question.explanation);
      const lines = [...answerLines(question, locale, write), ...(general === '' ? [] : [`####${general}`])];
      return `::${index + 1}::[markdown]${write(question.prompt)} {\n${lines.map((line) => `\t${line}`).join('\n')}\n}\n`;
    })
    .join('\n');
}
