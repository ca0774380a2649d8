import type { DraftLesson, DraftSection } from '@cursiv/shared-domain';
import {
  addLesson,
  addSection,
  changeLesson,
  moveLesson,
  moveSection,
  removeLesson,
  removeSection,
} from './outline-edits.ts';

const lesson = (id: string): DraftLesson => ({ id, type: 'text', title: {}, freePreview: false, durationSec: 60 });
const section = (id: string, lessonIds: string[]): DraftSection => ({ id, title: {}, lessons: lessonIds.map(lesson) });
const outline = [section('s1', ['a', 'b']), section('s2', ['c'])];
const shape = (sections: DraftSection[]) =>
  sections.map(({ id, lessons }) => `${id}:${lessons.map((l) => l.id).join('')}`);

describe('sections', () => {
  it('are added at the end or put back where they were', () => {
    expect(shape(addSection(outline, section('s3', [])))).toEqual(['s1:ab', 's2:c', 's3:']);
    expect(shape(addSection(removeSection(outline, 's1'), section('s1', ['a', 'b']), 0))).toEqual(['s1:ab', 's2:c']);
  });
  it('change places and stay at the edges', () => {
    expect(shape(moveSection(outline, 's2', -1))).toEqual(['s2:c', 's1:ab']);
    expect(shape(moveSection(outline, 's2', 1))).toEqual(['s1:ab', 's2:c']);
    expect(shape(moveSection(outline, 'other', -1))).toEqual(['s1:ab', 's2:c']);
  });
});

describe('lessons', () => {
  it('are added, removed and put back', () => {
    const removed = removeLesson(outline, 'a');
    expect(shape(removed)).toEqual(['s1:b', 's2:c']);
    expect(shape(addLesson(removed, 's1', lesson('a'), 0))).toEqual(['s1:ab', 's2:c']);
  });
  it('change places inside their section', () => {
    expect(shape(moveLesson(outline, 'a', 1))).toEqual(['s1:ba', 's2:c']);
  });
  it('go over into the neighbouring section from its edge', () => {
    expect(shape(moveLesson(outline, 'b', 1))).toEqual(['s1:a', 's2:bc']);
    expect(shape(moveLesson(outline, 'c', -1))).toEqual(['s1:abc', 's2:']);
  });
  it('stay where they are at the edges of the course', () => {
    expect(moveLesson(outline, 'a', -1)).toEqual(outline);
    expect(moveLesson(outline, 'c', 1)).toEqual(outline);
  });
  it('change without touching the others', () => {
    const changed = changeLesson(outline, 'b', (lesson) => ({ ...lesson, freePreview: true }));
    expect(changed[0]?.lessons.map(({ freePreview }) => freePreview)).toEqual([false, true]);
    expect(changed[1]).toEqual(outline[1]);
  });
});
