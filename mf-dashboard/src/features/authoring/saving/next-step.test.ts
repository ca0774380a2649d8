import { type DraftState, emptyDraft } from '../draft/draft-state.ts';
import { editDraft } from '../draft/edit-draft.ts';
import { type NextStep, nextStepFinder } from './next-step.ts';

const lesson = { id: 'l1', type: 'text', title: { ro: 'Unu' }, freePreview: false, durationSec: 60 } as const;
const write = (state: DraftState, locale: 'ro' | 'en', text: string) =>
  editDraft(state, { type: 'body', lessonId: 'l1', locale, text });

describe('what an author does next', () => {
  const find = nextStepFinder();
  const nextStep = (draft: DraftState): NextStep => {
    const finding = find(draft);
    let found = finding.next();
    while (!found.done) found = finding.next();
    return found.value;
  };
  const empty = emptyDraft();
  const titled = editDraft(empty, { type: 'text', field: 'title', locale: 'ro', text: 'Curs' });
  const begun = editDraft(titled, { type: 'addUnit', unit: { id: 's1', title: { ro: 'A' }, lessons: [lesson] } });
  const written = write(begun, 'ro', 'Scrie încet.\n\nRespiră.');

  it('is first what nothing can be published without', () => {
    expect(nextStep(titled)).toMatchObject({ kind: 'check', check: { kind: 'noLessons' } });
    expect(nextStep(begun)).toMatchObject({ kind: 'check', place: { of: 'lesson', id: 'l1' } });
  });

  it('is to publish once one language is whole and no other was begun', () => {
    expect(nextStep(written)).toEqual({ kind: 'publish' });
  });

  it('is the lesson whose translation lacks something, or is outdated', () => {
    const half = write(written, 'en', 'Write slowly.');
    expect(nextStep(half)).toEqual({ kind: 'translate', locale: 'en', lessonId: 'l1' });
    const whole = write(half, 'en', 'Write slowly.\n\nBreathe.');
    expect(nextStep(whole)).toEqual({ kind: 'publish' });
    expect(nextStep(write(whole, 'ro', 'Scrie repede.\n\nRespiră.'))).toMatchObject({ kind: 'translate' });
  });

  it('is found with a rest before each lesson whose translation is looked at', () => {
    const second = { ...lesson, id: 'l2' };
    const two = editDraft(written, { type: 'addLesson', unitId: 's1', lesson: second });
    const both = editDraft(two, { type: 'body', lessonId: 'l2', locale: 'ro', text: 'Inspiră.' });
    const finding = find(write(both, 'en', 'Write slowly.\n\nBreathe.'));
    const rest = { done: false, value: undefined };
    expect([finding.next(), finding.next(), finding.next()]).toEqual([
      rest,
      rest,
      { done: true, value: { kind: 'translate', locale: 'en', lessonId: 'l2' } },
    ]);
  });
});
