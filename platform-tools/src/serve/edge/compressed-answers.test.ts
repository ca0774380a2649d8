import { setImmediate } from 'node:timers/promises';
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
  it('is compressed quickly for the first who takes it, and then once more, smaller, for all others', async () => {
    const text = Array.from({ length: 9000 }, (_, index) => `lecția ${(index * 7919) % 1013}`).join('; ');
    const answers = new CompressedAnswers();
    const kept = answer({}, text);
    const first = await answers.of(kept, BROWSER);
    let later = await answers.of(kept, 'br;q=1.0, gzip;q=0.5');
    while (later.body === first.body) {
      await setImmediate();
      later = await answers.of(kept, BROWSER);
    }
    expect(later.body.length).toBeLessThan(first.body.length);
    expect((await answers.of(kept, BROWSER)).body).toBe(later.body);
    for (const sent of [first, later]) {
      expect(brotliDecompressSync(sent.body).toString()).toBe(text);
      expect(sent.headers).toMatchObject({
        ...{ 'content-encoding': 'br', 'content-length': String(sent.body.length), etag: '"1"' },
      });
    }
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
