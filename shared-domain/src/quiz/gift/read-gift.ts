import type { Locale } from '../../l10n/l10n.ts';
import { type Question, questionSchema } from '../question-schema.ts';
import { QUIZ_LIMITS } from '../quiz.ts';
import { type GiftBlock, giftBlocks } from './gift-blocks.ts';
import type { GiftProblem, GiftProblemCode } from './gift-problem.ts';
import { fromGiftText, indexOfMark } from './gift-text.ts';
import { type GiftContext, readAnswers } from './read-answers.ts';

/** What came of a GIFT text: the questions, and a line for each problem. */
export interface GiftReading {
  questions: Question[];
  problems: GiftProblem[];
}

const FORMAT = /^\[(html|moodle|plain|markdown)\]/i;

/** The words of a block before its answers, without title and format. */
function readPrompt(written: string): { prompt: string; isHtml: boolean } {
  const end = written.startsWith('::') ? indexOfMark(written, '::', 2) : -1;
  const untitled = (end === -1 ? written : written.slice(end + 2)).trimStart();
  const format = FORMAT.exec(untitled);
  const prompt = format ? untitled.slice(format[0].length) : untitled;
  return { prompt: fromGiftText(prompt), isHtml: format?.[1]?.toLowerCase() === 'html' };
}

/** Takes the words for everybody from the end of the answers. */
function cutGeneral(body: string): { answers: string; general: string } {
  const place = indexOfMark(body, '####');
  if (place === -1) return { answers: body, general: '' };
  return { answers: body.slice(0, place), general: fromGiftText(body.slice(place + 4)) };
}

function readBlock(
  { text }: GiftBlock,
  context: GiftContext,
): { question: Question; notes: GiftProblemCode[] } | GiftProblemCode {
  const open = indexOfMark(text, '{');
  if (open === -1) return 'no-answers';
  const close = indexOfMark(text, '}', open + 1);
  if (close === -1) return 'not-closed';
  const { answers, general } = cutGeneral(text.slice(open + 1, close));
  const reading = readAnswers(answers, context);
  if (typeof reading === 'string') return reading;
  const { prompt, isHtml } = readPrompt(text.slice(0, open));
  const tail = fromGiftText(text.slice(close + 1));
  const whole = tail === '' ? prompt : `${prompt} _____ ${tail}`;
  if (whole.trim() === '') return 'unreadable';
  const explanation = [reading.explanation, general].filter(Boolean).join('\n');
  const { locale, newId } = context;
  const question = questionSchema.safeParse({
    ...reading.said,
    id: newId(),
    prompt: { [locale]: whole },
    explanation: explanation === '' ? {} : { [locale]: explanation },
    points: 1,
  });
  if (!question.success) return 'too-long';
  return { question: question.data, notes: [...(reading.notes ?? []), ...(isHtml ? ['html' as const] : [])] };
}

/**
 * Reads questions in Moodle's GIFT, in one language. What it cannot take is reported with its line; the other questions
 * come in. `room` is how many questions the quiz still takes.
 */
export function readGift(
  text: string,
  locale: Locale,
  newId: () => string,
  room: number = QUIZ_LIMITS.questions,
): GiftReading {
  const questions: Question[] = [];
  const problems: GiftProblem[] = [];
  for (const block of giftBlocks(text)) {
    const { line } = block;
    const reading = questions.length >= room ? 'too-many' : readBlock(block, { locale, newId });
    if (typeof reading === 'string') problems.push({ line, code: reading, isTaken: false });
    else {
      questions.push(reading.question);
      problems.push(...reading.notes.map((code) => ({ line, code, isTaken: true })));
    }
  }
  return { questions, problems };
}
