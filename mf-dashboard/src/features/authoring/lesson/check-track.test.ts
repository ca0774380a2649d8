import { checkTrack } from './check-track.ts';

const chapters = `WEBVTT - Capitole

NOTE scrise de mână

1
00:00.000 --> 00:05.500
Începutul

00:00:05.500 --> 01:00:12.000 align:start
Restul
`;

describe('checkTrack', () => {
  it.each(['captions', 'chapters'] as const)('takes a well-formed file as %s, whatever its line ends', (kind) => {
    expect(checkTrack(chapters, kind)).toBeUndefined();
    expect(checkTrack(`\uFEFF${chapters.replaceAll('\n', '\r\n')}`, kind)).toBeUndefined();
  });

  it.each([
    ['another format', '1\n00:00:00,000 --> 00:00:05,000\nÎnceputul', { kind: 'notWebVtt' }],
    ['a word that only begins alike', 'WEBVTTS\n\n00:00.000 --> 00:01.000\nA', { kind: 'notWebVtt' }],
    ['an empty file', '', { kind: 'notWebVtt' }],
    ['a file without cues', 'WEBVTT\n\nNOTE nimic', { kind: 'noCues' }],
    ['a time with a comma', 'WEBVTT\n\n00:00,000 --> 00:01.000\nA', { kind: 'badTime', line: 3 }],
    ['a cue that ends before it begins', 'WEBVTT\n\n00:02.000 --> 00:01.000\nA', { kind: 'badTime', line: 3 }],
  ])('refuses %s', (_, text, problem) => {
    expect(checkTrack(text, 'captions')).toEqual(problem);
  });

  it('wants titles and order of chapters, not of captions', () => {
    const untitled = 'WEBVTT\n\n00:00.000 --> 00:01.000\n\n00:01.000 --> 00:02.000\nDoi';
    expect(checkTrack(untitled, 'chapters')).toEqual({ kind: 'noTitle', line: 3 });
    expect(checkTrack(untitled, 'captions')).toBeUndefined();
    const jumbled = 'WEBVTT\n\n00:05.000 --> 00:06.000\nDoi\n\n00:00.000 --> 00:05.000\nUnu';
    expect(checkTrack(jumbled, 'chapters')).toEqual({ kind: 'notInOrder', line: 6 });
    expect(checkTrack(jumbled, 'captions')).toBeUndefined();
  });
});

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
