import { fromGiftText, indexOfMark, splitAtMark } from './gift-text.ts';

/** One answer between the braces. */
export interface GiftAnswer {
  sign: '=' | '~';
  /** Per cent of the points, where the text names it. */
  weight?: number;
  text: string;
  feedback: string;
  /** Right side of a pair. */
  match?: string;
}

const WEIGHT = /^%(-?\d{1,3}(?:\.\d{1,5})?)%/;

function toAnswer(sign: GiftAnswer['sign'], written: string): GiftAnswer {
  const weight = WEIGHT.exec(written.trimStart());
  const rest = weight ? written.trimStart().slice(weight[0].length) : written;
  const [said = '', ...feedback] = splitAtMark(rest, '#');
  const arrow = indexOfMark(said, '->');
  const texts =
    arrow === -1 ? { text: said } : { text: said.slice(0, arrow), match: fromGiftText(said.slice(arrow + 2)) };
  return {
    sign,
    ...texts,
    text: fromGiftText(texts.text),
    feedback: fromGiftText(feedback.join(' ')),
    ...(weight && { weight: Number(weight[1]) }),
  };
}

/** The answers between the braces; undefined when something else stands before the first. */
export function giftAnswers(body: string): GiftAnswer[] | undefined {
  const signs: number[] = [];
  for (let index = 0; index < body.length; index += 1) {
    if (body[index] === '\\') index += 1;
    else if (body[index] === '=' || body[index] === '~') signs.push(index);
  }
  const [first = body.length] = signs;
  if (body.slice(0, first).trim() !== '') return undefined;
  return signs.map((start, index) => toAnswer(body[start] as '=' | '~', body.slice(start + 1, signs[index + 1])));
}
