import type { DraftLesson, DraftUnit } from '@cursiv/shared-domain';
import { lessonPlace, unitPlace } from './drop-place.ts';

const lesson = (id: string): DraftLesson => ({ id, type: 'text', title: {}, freePreview: false, durationSec: 60 });
const unit = (id: string, lessonIds: string[]): DraftUnit => ({ id, title: {}, lessons: lessonIds.map(lesson) });
const outline = [unit('s1', ['a', 'b']), unit('s2', []), unit('s3', ['c'])];

describe('where something is dropped', () => {
  it.each([
    ['a', 'b', 'after', { unitId: 's1', index: 1 }],
    ['b', 'a', 'before', { unitId: 's1', index: 0 }],
    ['a', 'c', 'after', { unitId: 's3', index: 1 }],
    ['a', 's2', 'after', { unitId: 's2', index: 0 }],
    ['a', 'b', 'before', undefined],
    ['a', 'a', 'after', undefined],
    ['a', 's1', 'after', undefined],
  ] as const)('a lesson %s over %s, %s', (id, over, side, place) => {
    expect(lessonPlace(outline, id, { id: over, side })).toEqual(place);
  });

  it.each([
    ['s1', 's2', 'after', 1],
    ['s3', 's1', 'before', 0],
    ['s1', 'c', 'before', 2],
    ['s2', 'b', 'after', undefined],
    ['s2', 's2', 'after', undefined],
  ] as const)('a unit %s over %s, %s', (id, over, side, place) => {
    expect(unitPlace(outline, id, { id: over, side })).toBe(place);
  });
});
