import { rendersIn } from '../../../shared/testing/count-renders.ts';

// Everything below loads React, which looks for the counter as it is loaded.

import { act, screen } from '@testing-library/react';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { type AuthoringAround, AuthoringContext } from '../authoring-context.ts';
import { type DraftState, emptyDraft } from '../draft/draft-state.ts';
import { type DraftEdit, editDraft } from '../draft/edit-draft.ts';
import { calmDraft } from '../following/calm-draft.ts';
import { Outline } from './outline.tsx';

const UNITS = 5;
const LESSONS_IN_UNIT = 4;

/** The outline of a course of many lessons, and how it is edited. */
function longOutline(units = UNITS, inUnit = LESSONS_IN_UNIT) {
  const outline = Array.from({ length: units }, (_, unit) => ({
    id: `u${unit}`,
    title: { ro: `Secțiunea ${unit}` },
    lessons: Array.from({ length: inUnit }, (_, at) => ({
      ...({ id: `l${unit * inUnit + at}`, type: 'text', freePreview: false, durationSec: 300 } as const),
      title: { ro: `Lecția ${unit}.${at}` },
    })),
  }));
  let state: DraftState = { ...emptyDraft(), content: { ...emptyDraft().content, outline } };
  const listeners = new Set<() => void>();
  const edit = (by: DraftEdit) =>
    act(() => {
      state = editDraft(state, by);
      for (const listener of listeners) listener();
    });
  const nothing = () => {};
  const present = () => state;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const around: AuthoringAround = {
    ...({
      courseId: 'c1',
      ownerUid: 'ana',
      rev: 1,
      place: { of: 'lesson', id: 'l7' },
      languages: ['ro', 'en'],
    } as const),
    ...{ present, edit, openedTexts: new Map(), parts: { status: 'ready', value: {} } },
    ...{ saveNow: async () => true, whenStored: async () => {}, open: nothing, addTerm: nothing },
    ...{ focus: nothing, announce: nothing },
    ...{ subscribe, calm: calmDraft({ present, subscribe }) },
  };
  const no = () => false;
  const history = { canUndo: no, canRedo: no, subscribe: () => nothing, undo: nothing, redo: nothing };
  showInLocale(
    'ro',
    <AuthoringContext value={around}>
      <Outline history={history} />
    </AuthoringContext>,
  );
  return { edit };
}

/** Rows of the outline that an edit draws again. */
const rowsIn = async (edit: () => void) => (await rendersIn(edit)).get('OutlineLine') ?? 0;

describe('the outline of many lessons', () => {
  it('draws nothing at a key, and no more at the pause than the unit in which it was pressed', async () => {
    const { edit } = longOutline();
    expect(await rowsIn(() => edit({ type: 'body', lessonId: 'l7', locale: 'ro', text: 'A' }))).toBe(0);
    const rename = (ro: string) => edit({ type: 'lesson', id: 'l7', change: { title: { ro } } });
    expect(await rowsIn(() => rename('Alt'))).toBe(0);
    const rows = await rowsIn(async () => {
      rename('Alt titlu');
      await screen.findByText('Alt titlu');
    });
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(1 + LESSONS_IN_UNIT);
  });

  it('draws a move at once, and only the lines that it concerns', async () => {
    const { edit } = longOutline();
    const lessons = () => screen.getAllByText(/^Lecția 1\./).map(({ textContent }) => textContent);
    edit({ type: 'moveLesson', id: 'l4', by: 1 });
    expect(lessons()).toEqual(['Lecția 1.1', 'Lecția 1.0', 'Lecția 1.2', 'Lecția 1.3']);
    // A title that is typed meanwhile does not hold the next move up.
    edit({ type: 'lesson', id: 'l0', change: { title: { ro: 'Alt titlu' } } });
    const rows = await rowsIn(() => edit({ type: 'moveLesson', id: 'l4', by: 1 }));
    expect(lessons()).toEqual(['Lecția 1.1', 'Lecția 1.2', 'Lecția 1.0', 'Lecția 1.3']);
    expect(rows).toBeLessThanOrEqual(2 * (1 + LESSONS_IN_UNIT));
    expect(await screen.findByText('Alt titlu')).toBeVisible();
  });

  it('offers no lesson more than a course holds, and says so, until one is removed', () => {
    const { edit } = longOutline(5, 100);
    expect(screen.getByText(/^500 de lecții\. Mai multe nu încap într-un curs\./)).toBeVisible();
    // Roles of some thousand elements take their time.
    expect(screen.queryByText('Adaugă o lecție')).not.toBeInTheDocument();
    edit({ type: 'removeLesson', id: 'l7' });
    expect(screen.getByText('499 de lecții')).toBeVisible();
    expect(screen.getAllByText('Adaugă o lecție')).toHaveLength(5);
  });
});
