import type { Locale } from '../../l10n/l10n.ts';
import type { Question, QuestionOf } from '../question-schema.ts';
import { type GiftAnswer, giftAnswers } from './gift-answers.ts';
import type { GiftProblemCode } from './gift-problem.ts';
import { fromGiftText, splitAtMark } from './gift-text.ts';

/** The language of the text, and where ids come from. */
export interface GiftContext {
  locale: Locale;
  newId: () => string;
}

/** What answers say of their question. */
type Said = {
  [Type in Question['type']]: Omit<QuestionOf<Type>, 'id' | 'prompt' | 'explanation' | 'points'>;
}[Question['type']];

/** The meaning of the answers, or why there is none. */
type GiftReadAnswers = { said: Said; notes?: GiftProblemCode[]; explanation?: string } | GiftProblemCode;

const TRUTH = /^(true|t|false|f)$/i;

function readTruth(body: string): GiftReadAnswers | undefined {
  const [word = '', ...feedback] = splitAtMark(body, '#');
  if (!TRUTH.test(word.trim())) return undefined;
  const explanation = feedback.map(fromGiftText).filter(Boolean).join('\n');
  return { said: { type: 'trueFalse', right: /^t/i.test(word.trim()) }, explanation };
}

/** Moodle's way to write items in order: after the sign and its settings, one a line. */
function readOrdering(body: string, { locale, newId }: GiftContext): GiftReadAnswers {
  const [, ...lines] = body.split('\n');
  const items = lines
    .map(fromGiftText)
    .filter(Boolean)
    .map((text) => ({ id: newId(), text: { [locale]: text } }));
  return items.length < 2 ? 'too-few-answers' : { said: { type: 'ordering', items } };
}

function readMatching(answers: GiftAnswer[], { locale, newId }: GiftContext): GiftReadAnswers {
  const pairs = answers
    .filter(({ text, match }) => text !== '' && match)
    .map(({ text, match }) => ({
      id: newId(),
      left: { [locale]: text },
      answerId: newId(),
      right: { [locale]: match },
    }));
  return pairs.length < 2 ? 'too-few-answers' : { said: { type: 'matching', pairs } };
}

function readShort(answers: GiftAnswer[], { locale }: GiftContext): GiftReadAnswers {
  const whole = answers.filter(({ weight = 100 }) => weight === 100);
  if (whole.length === 0) return 'no-right-answer';
  const explanation = whole.map(({ feedback }) => feedback).find(Boolean) ?? '';
  return {
    said: { type: 'short', accepted: { [locale]: whole.map(({ text }) => text) }, ignoresDiacritics: false },
    explanation,
    notes: whole.length < answers.length ? ['partial-credit'] : [],
  };
}

function readChoice(answers: GiftAnswer[], { locale, newId }: GiftContext): GiftReadAnswers {
  const options = answers.map((answer) => ({ ...answer, id: newId() }));
  const marked = options.filter(({ sign }) => sign === '=');
  const isWeighted = marked.length === 0;
  const right = (isWeighted ? options.filter(({ weight = 0 }) => weight > 0) : marked).map(({ id }) => id);
  const [first] = right;
  if (first === undefined) return 'no-right-answer';
  const said = options.map(({ id, text, feedback }) => ({
    id,
    text: { [locale]: text },
    explanation: feedback === '' ? {} : { [locale]: feedback },
  }));
  const isPartial = !isWeighted && options.some(({ sign, weight = 0 }) => sign === '~' && weight > 0);
  return {
    said:
      isWeighted || right.length > 1
        ? { type: 'multiple', options: said, right }
        : { type: 'single', options: said, right: first },
    notes: isPartial ? ['partial-credit'] : [],
  };
}

/** What stands between the braces. */
export function readAnswers(body: string, context: GiftContext): GiftReadAnswers {
  const trimmed = body.trim();
  if (trimmed === '') return 'essay';
  if (trimmed.startsWith('#')) return 'numeric';
  if (trimmed.startsWith('>')) return readOrdering(trimmed, context);
  const truth = readTruth(trimmed);
  if (truth) return truth;
  const answers = giftAnswers(trimmed);
  if (!answers) return 'unreadable';
  if (answers.some(({ text }) => text === '')) return 'unreadable';
  if (answers.every(({ sign, match }) => sign === '=' && match !== undefined)) return readMatching(answers, context);
  if (answers.every(({ sign }) => sign === '=')) return readShort(answers, context);
  return answers.length < 2 ? 'too-few-answers' : readChoice(answers, context);
}
