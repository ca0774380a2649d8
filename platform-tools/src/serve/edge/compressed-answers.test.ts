import { brotliDecompressSync } from 'node:zlib';
import { CompressedAnswers } from './compressed-answers.ts';
import type { FunctionAnswer } from './edge-cache.ts';

const TEXT = 'o pagină '.repeat(500);

const answer = (headers: FunctionAnswer['headers'] = {}, text = TEXT): FunctionAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-length': '1', etag: '"1"', ...headers },
  body: Buffer.from(text),
});

const BROWSER = 'gzip, deflate, br, zstd';

describe('a kept answer', () => {
  it('is compressed once for all who take it, and stays whole', async () => {
    const answers = new CompressedAnswers();
    const kept = answer();
    const [first, second] = [await answers.of(kept, BROWSER), await answers.of(kept, 'br;q=1.0, gzip;q=0.5')];
    expect(second.body).toBe(first.body);
    expect(brotliDecompressSync(first.body).toString()).toBe(TEXT);
    expect(first.headers).toMatchObject({
      ...{ 'content-encoding': 'br', 'content-length': String(first.body.length), etag: '"1"' },
    });
  });

  it('is not compressed again for having been sent to the first who asked, with other headers', async () => {
    const answers = new CompressedAnswers();
    const first = answer();
    const kept = { ...first, headers: { ...first.headers, 'x-content-type-options': 'nosniff' } };
    const [sent, sentAgain] = [await answers.of(first, BROWSER), await answers.of(kept, BROWSER)];
    expect(sentAgain.body).toBe(sent.body);
    expect(sentAgain.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-encoding': 'br' });
  });

  it.each([
    ['somebody who takes no Brotli', answer(), 'gzip'],
    ['somebody who says nothing', answer(), ''],
    ['somebody who refuses Brotli', answer(), 'gzip, br;q=0'],
    ['a picture', answer({ 'content-type': 'image/webp' }), BROWSER],
    ['what is compressed already', answer({ 'content-encoding': 'gzip' }), BROWSER],
    ['what is short', answer({}, 'scurt'), BROWSER],
  ])('stays as it is: %s', async (_what, kept, takes) => {
    expect(await new CompressedAnswers().of(kept, takes)).toBe(kept);
  });
});
