import type { Cue } from '@cursiv/shared-domain';
import { canFinish, cueProblems } from './cue-problems.ts';
import { addCue, changeCue, mergeCue, removeCue, shiftCues, splitCue } from './edit-cues.ts';
import { joinTracks } from './join-tracks.ts';

const cues: Cue[] = [
  { id: 'a', start: 0, end: 2000, ro: 'Inspiră pe nas', en: 'Breathe in' },
  { id: 'b', start: 3000, end: 5000, ro: 'Expiră' },
];
const times = (of: readonly Cue[]) => of.map(({ id, start, end }) => [id, start, end]);

describe('writing captions', () => {
  it('puts a new one where the video stands, and never over the next', () => {
    expect(times(addCue(cues, 2500, 'c'))).toEqual([
      ['a', 0, 2000],
      ['c', 2500, 3000],
      ['b', 3000, 5000],
    ]);
    expect(times(addCue(cues, 9000, 'c')).at(-1)).toEqual(['c', 9000, 11_000]);
  });

  it('keeps the order of times when one is moved', () => {
    expect(times(changeCue(cues, 'a', { start: 6000, end: 7000 }))).toEqual([
      ['b', 3000, 5000],
      ['a', 6000, 7000],
    ]);
    expect(times(removeCue(cues, 'a'))).toEqual([['b', 3000, 5000]]);
  });

  it('splits one where the video stands, both languages with it', () => {
    expect(splitCue(cues, 'a', 1500, 'c').slice(0, 2)).toEqual([
      { id: 'a', start: 0, end: 1500, ro: 'Inspiră', en: 'Breathe' },
      { id: 'c', start: 1500, end: 2000, ro: 'pe nas', en: 'in' },
    ]);
    expect(times(splitCue(cues, 'b', 0, 'c')).slice(1)).toEqual([
      ['b', 3000, 4000],
      ['c', 4000, 5000],
    ]);
  });

  it('joins one with the next', () => {
    expect(mergeCue(cues, 'a')).toEqual([
      { id: 'a', start: 0, end: 5000, ro: 'Inspiră pe nas Expiră', en: 'Breathe in' },
    ]);
    expect(mergeCue(cues, 'b')).toEqual(cues);
  });

  it('moves all, or those from one on, never before the beginning', () => {
    expect(times(shiftCues(cues, -500))).toEqual(times(cues));
    expect(times(shiftCues(cues, 250, 'b'))).toEqual([
      ['a', 0, 2000],
      ['b', 3250, 5250],
    ]);
  });
});

describe('what is wrong with captions', () => {
  it('is said of the cue in the way, in its own language only', () => {
    const ro = { id: 'c', start: 1000, end: 2500, ro: 'Ține' };
    expect([...cueProblems([cues[0] as Cue, ro, cues[1] as Cue])]).toEqual([['c', 'overlaps']]);
    const onlyRo = { id: 'd', start: 0, end: 2000, ro: 'Ține' };
    expect(cueProblems([onlyRo, { id: 'e', start: 1000, end: 2500, en: 'Hold' }]).size).toBe(0);
  });

  it('keeps them from becoming files, but not one without words', () => {
    const empty = { id: 'c', start: 6000, end: 7000 };
    expect(canFinish(cueProblems([...cues, empty]))).toBe(true);
    expect(canFinish(cueProblems([{ ...empty, ro: 'x', end: 6000 }]))).toBe(false);
    expect(canFinish(cueProblems([{ ...empty, ro: 'x'.repeat(501) }]))).toBe(false);
    expect([...cueProblems(cues, 2500)]).toEqual([['b', 'pastEnd']]);
  });
});

describe('captions of two files', () => {
  it('stand beside each other where their times are the same', () => {
    const joined = joinTracks({
      ro: [
        { start: 0, end: 2000, text: 'Unu' },
        { start: 2000, end: 3000, text: 'Doi' },
      ],
      en: [
        { start: 0, end: 2000, text: 'One' },
        { start: 2500, end: 3000, text: 'Two' },
      ],
    });
    expect(joined.map(({ start, ro, en }) => [start, ro, en])).toEqual([
      [0, 'Unu', 'One'],
      [2000, 'Doi', undefined],
      [2500, undefined, 'Two'],
    ]);
  });
});
