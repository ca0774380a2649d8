import { readTrack, toWebVtt } from './read-track.ts';
import { timeOf, timeText } from './time-text.ts';
import { writeTrack } from './write-track.ts';

const subRip =
  '1\r\n00:00:00,500 --> 00:00:02,000\r\n{\\an8}<font color="red">Bună</font> ziua!\r\n\r\n2\r\n0:00:02,5 --> 0:00:04,000\r\nÎncepem.\r\n';

describe('captions from a file', () => {
  it('are taken from WebVTT as they are', () => {
    const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBună';
    expect(toWebVtt('ro.vtt', text, 'captions')).toEqual({ text });
  });

  it.each(['ro.srt', 'ro.vtt'])('are taken from SubRip, whatever the file is called (%s)', (name) => {
    const track = toWebVtt(name, subRip, 'captions');
    expect('text' in track && readTrack(track.text)).toEqual([
      { start: 500, end: 2000, text: 'Bună ziua!' },
      { start: 2500, end: 4000, text: 'Începem.' },
    ]);
  });

  it('are refused with the line of the file that is wrong', () => {
    const wrong = subRip.replace('--> 0:00:04,000', '--> 0:00:01,000');
    expect(toWebVtt('ro.srt', wrong, 'captions')).toEqual({ problem: { kind: 'badTime', line: 6 } });
    expect(toWebVtt('ro.srt', 'MZ\x90\0', 'captions')).toEqual({ problem: { kind: 'noCues' } });
  });
});

describe('captions as a file', () => {
  const cues = [
    { id: 'a', start: 500, end: 2000, ro: 'Unu <i>doi</i>\n\ntrei & patru', en: 'One' },
    { id: 'b', start: 3_605_250, end: 3_606_000, ro: '5 < 6 --> bine' },
  ];

  it('are written in each language that says something, and read back the same', () => {
    const text = writeTrack(cues, 'ro') ?? '';
    expect(text).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nUnu <i>doi</i>\ntrei &amp; patru\n\n01:00:05.250 --> 01:00:06.000\n5 &lt; 6 → bine\n',
    );
    expect(toWebVtt('ro.vtt', text, 'captions')).toEqual({ text });
    expect(readTrack(writeTrack(cues, 'en') ?? '')).toEqual([{ start: 500, end: 2000, text: 'One' }]);
    expect(writeTrack([{ id: 'a', start: 0, end: 1, ro: ' ' }], 'ro')).toBeUndefined();
  });
});

describe('times', () => {
  it.each([
    ['65', 65_000],
    ['1:05', 65_000],
    ['1:05.25', 65_250],
    ['0:01:05,250', 65_250],
    ['1:75', undefined],
    ['acum', undefined],
    ['', undefined],
  ])('%j is %s', (text, millis) => expect(timeOf(text)).toBe(millis));

  it('are written as they are read', () => {
    for (const millis of [0, 999, 65_250, 3_600_000]) expect(timeOf(timeText(millis))).toBe(millis);
  });
});
