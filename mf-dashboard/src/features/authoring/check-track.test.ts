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
