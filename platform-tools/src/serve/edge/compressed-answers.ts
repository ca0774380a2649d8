import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FunctionAnswer } from './edge-cache.ts';

const compress = promisify(brotliCompress);

/** The level of what is compressed for each answer, so that it does not matter to anybody whether it was kept. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Shorter answers are sent as they are, in bytes. */
const FEWEST_BYTES = 1024;

const isText = ({ headers }: FunctionAnswer) =>
  /^(text\/|application\/(json|xml)\b)/.test(headers['content-type'] ?? '');

/** Answers in Brotli: each is compressed once, for the first who asks and for whoever gets it from the edge. */
export class CompressedAnswers {
  /** By the plain bytes, which an answer and the kept one have in common. */
  readonly #compressed = new WeakMap<Buffer, Promise<Buffer>>();

  /** The answer in an encoding that the asker takes (`acceptEncoding`, the header); the same where only the plain one will do. */
  async of(answer: FunctionAnswer, acceptEncoding: string): Promise<FunctionAnswer> {
    const isWorthIt = answer.body.length >= FEWEST_BYTES && isText(answer) && !answer.headers['content-encoding'];
    if (!isWorthIt || !/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return answer;
    const { status, headers, body } = answer;
    const compressing = this.#compressed.get(body) ?? compress(body, OPTIONS);
    this.#compressed.set(body, compressing);
    const compressed = await compressing;
    const { 'content-length': _length, ...others } = headers;
    return {
      status,
      headers: { ...others, 'content-encoding': 'br', 'content-length': String(compressed.length) },
      body: compressed,
    };
  }
}
