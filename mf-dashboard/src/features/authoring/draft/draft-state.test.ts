import type { DraftLesson, Question } from '@cursiv/shared-domain';
import { changesSince, type DraftState, emptyDraft, storedAfter } from './draft-state.ts';

const lesson = (id: string): DraftLesson => ({ id, type: 'text', title: {}, freePreview: false, durationSec: 60 });

const draft = (
  lessonIds: string[],
  bodies: Record<string, string>,
  quizzes: DraftState['quizzes'] = {},
): DraftState => ({
  content: { ...emptyDraft().content, outline: [{ id: 's1', title: {}, lessons: lessonIds.map(lesson) }] },
  bodies,
  originals: {},
  quizzes,
  captions: {},
});

const question = (ro: string): Question => ({
  ...{ id: 'q1', type: 'trueFalse', prompt: { ro }, explanation: {}, points: 1, right: true },
});

describe('changesSince', () => {
  const stored = draft(['a', 'b'], { a_ro: 'unu', b_ro: 'doi' });
  it('writes only the texts that changed', () => {
    const changes = changesSince(stored, draft(['a', 'b'], { a_ro: 'unu', b_ro: 'doi!', b_en: 'two' }));
    expect(changes.bodies).toEqual([
      { lessonId: 'b', locale: 'ro', text: 'doi!' },
      { lessonId: 'b', locale: 'en', text: 'two' },
    ]);
    expect(changes.removedBodies).toEqual([]);
  });
  it('removes the texts of lessons that are gone, and keeps that a text was emptied, for its history', () => {
    const changes = changesSince(stored, draft(['a'], { a_ro: '', b_ro: 'doi' }));
    expect(changes).toMatchObject({
      bodies: [{ lessonId: 'a', locale: 'ro', text: '' }],
      removedBodies: ['b_ro'],
    });
  });
  it('writes the quizzes that changed or were emptied, and removes those that are gone', () => {
    const before = draft(['a', 'b', 'c'], {}, { a: [question('1')], b: [question('1')], c: [question('1')] });
    const now = draft(['a', 'b'], {}, { a: [question('1')], b: [question('2')], c: [question('1')] });
    expect(changesSince(before, now)).toMatchObject({
      quizzes: [{ lessonId: 'b', questions: [question('2')] }],
      removedQuizzes: ['c'],
    });
    expect(changesSince(before, draft(['a'], {}, { a: [] }))).toMatchObject({
      quizzes: [{ lessonId: 'a', questions: [] }],
      removedQuizzes: ['b', 'c'],
    });
  });
  it('leaves empty outcome lines out', () => {
    const present = draft([], {});
    const content = { ...present.content, outcomes: { ro: ['Scrii', ' ', ''] } };
    expect(changesSince(stored, { ...present, content }).content.outcomes).toEqual({ ro: ['Scrii'] });
  });
});

describe('storedAfter', () => {
  it('forgets texts without a lesson, so that bringing the lesson back writes them again', () => {
    const present = draft(['a'], { a_ro: 'unu', b_ro: 'doi' });
    const stored = storedAfter(present);
    expect(stored.bodies).toEqual({ a_ro: 'unu' });
    expect(changesSince(stored, draft(['a', 'b'], present.bodies)).bodies).toEqual([
      { lessonId: 'b', locale: 'ro', text: 'doi' },
    ]);
  });
});
