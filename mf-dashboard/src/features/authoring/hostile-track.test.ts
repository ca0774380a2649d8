import { checkTrack } from './check-track.ts';

const of = (part: string) => part.repeat(Math.ceil(1_000_000 / part.length));

describe('a megabyte of captions', () => {
  it.each([
    'WEBVTT\n\n',
    '-->',
    '-->\n',
    ' --> ',
    '\t',
    '00:00:00.000 --> ',
    '00:00:00.000    ',
    '00:00:00.000 --> 00:00:01.000\n',
    '9',
    ':',
    '\r',
    '\r\n\n\r',
    '\uFEFF',
    'a',
  ])('of %j is judged in a time that grows with its length', (part) => {
    const before = performance.now();
    const text = `WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${of(part)}`;
    for (const kind of ['captions', 'chapters'] as const) checkTrack(text, kind);
    for (const kind of ['captions', 'chapters'] as const) checkTrack(of(part), kind);
    // Four megabytes may take two seconds at 50 ms per 100 kB; a tenth of that is used. A quadratic algorithm takes
    // minutes.
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
