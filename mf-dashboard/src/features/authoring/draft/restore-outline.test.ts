import type { DraftLesson, DraftUnit } from '@cursiv/shared-domain';
import * as fc from 'fast-check';
import { moveLesson, placeLesson, removeLesson } from './outline-edits.ts';
import { restoreOutline } from './restore-outline.ts';

const lesson = (id: string, ro = id): DraftLesson => ({
  ...{ id, type: 'text', title: { ro }, freePreview: false, durationSec: 60 },
});
const unit = (id: string, lessons: DraftLesson[]): DraftUnit => ({ id, title: {}, lessons });
const outline = [unit('s1', [lesson('a'), lesson('b')]), unit('s2', [lesson('c')])];
const shape = (units: readonly DraftUnit[]) =>
  units.map(({ id, lessons }) => `${id}:${lessons.map((it) => it.id).join('')}`).join(' ');

describe('going back to an earlier order', () => {
  it('undoes and redoes whatever was done, one step after the other', () => {
    const move = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      unitId: fc.constantFrom('s1', 's2'),
      index: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const orders = [outline];
        for (const { id, unitId, index } of moves) orders.push(placeLesson(orders.at(-1) ?? [], id, unitId, index));
        const back = orders.toReversed().reduce((present, order) => restoreOutline(present, present, order));
        expect(back).toEqual(outline);
      }),
    );
  });

  it('keeps what was written meanwhile', () => {
    const moved = moveLesson(outline, 'a', 1);
    const written = moved.map((it) => ({
      ...it,
      lessons: it.lessons.map((one) => (one.id === 'a' ? lesson('a', 'Altfel') : one)),
    }));
    const back = restoreOutline(written, moved, outline);
    expect(shape(back)).toBe('s1:ab s2:c');
    expect(back[0]?.lessons[0]?.title.ro).toBe('Altfel');
  });

  it('brings a removed lesson back, and keeps what somebody else has added', () => {
    const removed = removeLesson(outline, 'a');
    const others = [unit('s1', [lesson('b'), lesson('x')]), unit('s2', [lesson('c')]), unit('s3', [lesson('y')])];
    expect(shape(restoreOutline(others, removed, outline))).toBe('s1:abx s2:c s3:y');
  });

  it('has a lesson once that somebody else has moved into a section of theirs', () => {
    const moved = moveLesson(outline, 'b', -1);
    const others = [unit('s1', [lesson('b')]), unit('s2', [lesson('c')]), unit('s3', [lesson('y'), lesson('a')])];
    expect(shape(restoreOutline(others, moved, outline))).toBe('s1:ab s2:c s3:y');
  });
});
