import type { DraftLesson, DraftUnit } from '@cursiv/shared-domain';
import {
  addLesson,
  addUnit,
  changeLesson,
  changeUnit,
  moveLesson,
  moveUnit,
  removeLesson,
  removeUnit,
} from './outline-edits.ts';

const lesson = (id: string): DraftLesson => ({ id, type: 'text', title: {}, freePreview: false, durationSec: 60 });
const unit = (id: string, lessonIds: string[]): DraftUnit => ({ id, title: {}, lessons: lessonIds.map(lesson) });
const outline = [unit('s1', ['a', 'b']), unit('s2', ['c'])];
const shape = (units: DraftUnit[]) => units.map(({ id, lessons }) => `${id}:${lessons.map((l) => l.id).join('')}`);

describe('units', () => {
  it('are added at the end or put back where they were', () => {
    expect(shape(addUnit(outline, unit('s3', [])))).toEqual(['s1:ab', 's2:c', 's3:']);
    expect(shape(addUnit(removeUnit(outline, 's1'), unit('s1', ['a', 'b']), 0))).toEqual(['s1:ab', 's2:c']);
  });
  it('change places and stay at the edges', () => {
    expect(shape(moveUnit(outline, 's2', -1))).toEqual(['s2:c', 's1:ab']);
    expect(shape(moveUnit(outline, 's2', 1))).toEqual(['s1:ab', 's2:c']);
    expect(shape(moveUnit(outline, 'other', -1))).toEqual(['s1:ab', 's2:c']);
  });
});

describe('what was removed and comes back by two ways to undo it', () => {
  it('is there once, as it was put back first', () => {
    const back = addLesson(removeLesson(outline, 'a'), 's1', lesson('a'), 0);
    expect(addLesson(back, 's2', lesson('a'))).toBe(back);
    const unitBack = addUnit(removeUnit(outline, 's1'), unit('s1', ['a', 'b']), 0);
    expect(addUnit(unitBack, unit('s1', ['a', 'b']))).toBe(unitBack);
  });
  it('leaves a lesson where it has been moved meanwhile', () => {
    const elsewhere = [unit('s2', ['c', 'a'])];
    expect(shape(addUnit(elsewhere, unit('s1', ['a', 'b']), 0))).toEqual(['s1:b', 's2:ca']);
  });
});

describe('lessons', () => {
  it('are added, removed and put back', () => {
    const removed = removeLesson(outline, 'a');
    expect(shape(removed)).toEqual(['s1:b', 's2:c']);
    expect(shape(addLesson(removed, 's1', lesson('a'), 0))).toEqual(['s1:ab', 's2:c']);
  });
  it('change places inside their unit', () => {
    expect(shape(moveLesson(outline, 'a', 1))).toEqual(['s1:ba', 's2:c']);
  });
  it('go over into the neighbouring unit from its edge', () => {
    expect(shape(moveLesson(outline, 'b', 1))).toEqual(['s1:a', 's2:bc']);
    expect(shape(moveLesson(outline, 'c', -1))).toEqual(['s1:abc', 's2:']);
  });
  it('stay where they are at the edges of the course', () => {
    expect(moveLesson(outline, 'a', -1)).toEqual(outline);
    expect(moveLesson(outline, 'c', 1)).toEqual(outline);
  });
  it('leave every other unit the very same, so that a key press draws one unit of a long course again', () => {
    const long = Array.from({ length: 30 }, (_, at) => unit(`s${at}`, [`a${at}`, `b${at}`]));
    const drawnAgain = (edited: DraftUnit[]) => edited.filter((it, at) => it !== long[at]).map(({ id }) => id);
    expect(drawnAgain(changeLesson(long, 'a7', (it) => ({ ...it, title: { ro: 'L' } })))).toEqual(['s7']);
    expect(drawnAgain(changeUnit(long, 's7', { ro: 'S' }))).toEqual(['s7']);
    expect(drawnAgain(moveLesson(long, 'a7', 1))).toEqual(['s7']);
    expect(drawnAgain(moveLesson(long, 'b7', 1))).toEqual(['s7', 's8']);
    expect(drawnAgain(removeLesson(long, 'a7'))).toEqual(['s7']);
  });
  it('change without touching the others', () => {
    const changed = changeLesson(outline, 'b', (lesson) => ({ ...lesson, freePreview: true }));
    expect(changed[0]?.lessons.map(({ freePreview }) => freePreview)).toEqual([false, true]);
    expect(changed[1]).toEqual(outline[1]);
  });
});
