import { emptyDraft } from './draft-state.ts';
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
  it('renames a section in one language', () => {
    const section = { id: 's1', title: { ro: 'Început' }, lessons: [] };
    const { content } = edited(
      { type: 'addSection', section },
      { type: 'sectionTitle', section, locale: 'en', text: 'Beginning' },
    );
    expect(content.outline[0]?.title).toEqual({ ro: 'Început', en: 'Beginning' });
  });
  it('brings a removed lesson back with its text', () => {
    const state = edited(
      { type: 'addSection', section: { id: 's1', title: {}, lessons: [lesson] } },
      { type: 'body', lessonId: 'l1', locale: 'ro', text: 'Textul' },
      { type: 'removeLesson', id: 'l1' },
      { type: 'addLesson', sectionId: 's1', lesson, index: 0 },
    );
    expect(state.content.outline[0]?.lessons).toEqual([lesson]);
    expect(state.bodies).toEqual({ l1_ro: 'Textul' });
  });
});
