import { changesSince, emptyDraft } from './draft-state.ts';
import { type DraftEdit, editDraft } from './edit-draft.ts';

const edited = (...edits: DraftEdit[]) => edits.reduce(editDraft, emptyDraft());
const lesson = { id: 'l1', type: 'text', title: { ro: 'Unu' }, freePreview: false, durationSec: 60 } as const;

describe('editDraft', () => {
  it('keeps the other language when one is edited', () => {
    const { content } = edited(
      { type: 'text', field: 'title', locale: 'ro', text: 'Curs' },
      { type: 'text', field: 'title', locale: 'en', text: 'Course' },
      { type: 'text', field: 'title', locale: 'ro', text: 'Cursul' },
    );
    expect(content.title).toEqual({ ro: 'Cursul', en: 'Course' });
  });
  it('renames a unit in one language', () => {
    const unit = { id: 's1', title: { ro: 'Început' }, lessons: [] };
    const { content } = edited({ type: 'addUnit', unit }, { type: 'unitTitle', unit, locale: 'en', text: 'Beginning' });
    expect(content.outline[0]?.title).toEqual({ ro: 'Început', en: 'Beginning' });
  });
  it('brings captions back from their history, and what is written in them then is an entry of its own', () => {
    const cue = { id: 'k1', start: 0, end: 900, ro: 'Bună!' };
    const place = { of: 'lesson', id: 'l1', field: 'captions' } as const;
    const restore = { type: 'restore', place, locale: 'ro', from: 'e1', text: JSON.stringify([cue]) } as const;
    const write = { type: 'captions', lessonId: 'l1', change: () => [] } as const;
    const back = edited(write, restore);
    expect([back.captions, back.restored]).toEqual([{ l1: [cue] }, { 'captions l1': 'e1' }]);
    expect(edited(restore, write).restored).toEqual({});
  });
  it('brings a title back from its history, until somebody types on', () => {
    const unit = { id: 's1', title: {}, lessons: [lesson] };
    const place = { of: 'lesson', id: 'l1', field: 'title' } as const;
    const restore = { type: 'restore', place, locale: 'ro', from: 'e1', text: 'Cum era' } as const;
    const back = edited({ type: 'addUnit', unit }, restore);
    expect(back.content.outline[0]?.lessons[0]?.title).toEqual({ ro: 'Cum era' });
    expect(changesSince(emptyDraft(), back).restored).toEqual({ textId: 'title l1_ro', restoredFrom: 'e1' });
    const typed = editDraft(back, { type: 'lesson', id: 'l1', change: { title: { ro: 'Altfel' } } });
    expect(changesSince(emptyDraft(), typed).restored).toBeUndefined();
  });
  it('brings a removed lesson back with its text', () => {
    const state = edited(
      { type: 'addUnit', unit: { id: 's1', title: {}, lessons: [lesson] } },
      { type: 'body', lessonId: 'l1', locale: 'ro', text: 'Textul' },
      { type: 'removeLesson', id: 'l1' },
      { type: 'addLesson', unitId: 's1', lesson, index: 0 },
    );
    expect(state.content.outline[0]?.lessons).toEqual([lesson]);
    expect(state.bodies).toEqual({ l1_ro: 'Textul' });
  });
});
