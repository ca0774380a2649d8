import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FunctionAnswer } from './edge-cache.ts';

const compress = promisify(brotliCompress);

/** The level for the first who asks: they wait for it, and may be the only one. */
const AT_ONCE = 3;
/** The level for all others, to whom the edge sends the same answer. */
const KEPT = 5;
/** Windows of so many bytes, as a power of two, hold a page; larger ones cost memory for each answer. */
const WINDOW = 18;
/** Shorter answers are sent as they are, in bytes. */
const FEWEST_BYTES = 1024;

const compressedAt = (level: number, body: Buffer): Promise<Buffer> =>
  compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const isText = ({ headers }: FunctionAnswer) =>
  /^(text\/|application\/(json|xml)\b)/.test(headers['content-type'] ?? '');

/** Answers in Brotli: quickly for the first who asks, then once more, and smaller, for all who get the same from the edge. */
export class CompressedAnswers {
  /** By the plain bytes, which an answer and the kept one have in common. */
  readonly #compressed = new WeakMap<Buffer, { best: Promise<Buffer>; isAskedAgain: boolean }>();

  /** The answer in an encoding that the asker takes (`acceptEncoding`, the header); the same where only the plain one will do. */
  async of(answer: FunctionAnswer, acceptEncoding: string): Promise<FunctionAnswer> {
    const isWorthIt = answer.body.length >= FEWEST_BYTES && isText(answer) && !answer.headers['content-encoding'];
    if (!isWorthIt || !/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return answer;
    const { status, headers, body } = answer;
    const compressed = await this.#brotli(body);
    const { 'content-length': _length, ...others } = headers;
    return {
      status,
      headers: { ...others, 'content-encoding': 'br', 'content-length': String(compressed.length) },
      body: compressed,
    };
  }

  /** The smallest form there is. Nobody waits for a smaller one. */
  #brotli(body: Buffer): Promise<Buffer> {
    const known = this.#compressed.get(body);
    const forms = known ?? { best: compressedAt(AT_ONCE, body), isAskedAgain: false };
    this.#compressed.set(body, forms);
    if (known && !known.isAskedAgain) {
      known.isAskedAgain = true;
      compressedAt(KEPT, body).then(
        (smaller) => {
          known.best = Promise.resolve(smaller);
        },
        () => undefined,
      );
    }
    return forms.best;
  }
}
