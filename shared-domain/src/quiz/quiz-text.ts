import type { L10nText, Locale } from '../l10n/l10n.ts';
import type { Question } from './question-schema.ts';

const RIGHT = '✓';
const WRONG = '✗';

/** The questions of a quiz in one language, as its author reads and compares them; empty where nothing is written in it. */
export const quizText = (questions: readonly Question[], locale: Locale): string =>
  questions
    .map((question) => questionText(question, locale))
    .filter(Boolean)
    .join('\n\n');

function questionText(question: Question, locale: Locale): string {
  const said = (text: L10nText) => text[locale]?.trim() ?? '';
  const lines = [...answerLines(question, locale), said(question.explanation)].filter(Boolean);
  const prompt = said(question.prompt);
  // A mark alone says nothing in a language.
  if (prompt === '' && !lines.some((line) => /\p{L}|\p{N}/u.test(line))) return '';
  return [`${prompt} [${question.points}]`.trim(), ...lines].join('\n');
}

function answerLines(question: Question, locale: Locale): string[] {
  const said = (text: L10nText) => text[locale]?.trim() ?? '';
  const option = (isRight: boolean, text: L10nText, explanation: L10nText) =>
    said(text) === ''
      ? ''
      : [`${isRight ? RIGHT : WRONG} ${said(text)}`, said(explanation)].filter(Boolean).join(' · ');
  switch (question.type) {
    case 'single':
      return question.options.map(({ id, text, explanation }) => option(id === question.right, text, explanation));
    case 'multiple':
      return question.options.map(({ id, text, explanation }) =>
        option(question.right.includes(id), text, explanation),
      );
    case 'trueFalse':
      return [question.right ? RIGHT : WRONG];
    case 'short':
      return (question.accepted[locale] ?? []).map((spelling) => `${RIGHT} ${spelling}`);
    case 'ordering':
      return question.items.map(({ text }) => said(text));
    case 'matching':
      return question.pairs.map(({ left, right }) =>
        said(left) || said(right) ? `${said(left)} → ${said(right)}` : '',
      );
  }
}
