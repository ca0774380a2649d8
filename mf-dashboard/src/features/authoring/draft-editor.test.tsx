import { rendersIn } from '../../shared/testing/count-renders.ts';

// Everything below loads React, which looks for the counter as it is loaded.

import { EditorView } from '@codemirror/view';
import type { DraftLesson } from '@cursiv/shared-domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import { type DraftState, emptyDraft } from './draft/draft-state.ts';
import { DraftEditor } from './draft-editor.tsx';

const lesson = (id: string): DraftLesson => ({
  ...{ id, type: 'video', title: { ro: `Lecția ${id}` }, freePreview: false, durationSec: 300 },
});

const doc: DraftState = {
  ...emptyDraft(),
  content: {
    ...{ ...emptyDraft().content, title: { ro: 'Un curs' } },
    outline: [{ id: 'u1', title: { ro: 'Secțiunea' }, lessons: ['l1', 'l2', 'l3'].map(lesson) }],
  },
};

const nothing = () => {};

/** Opens the editor of a draft at a part of it. */
async function open(hash: string): Promise<void> {
  Object.assign(navigator, { locks: { request: async () => undefined } });
  const media = { matches: true, addEventListener: nothing, removeEventListener: nothing };
  Object.assign(window, { matchMedia: () => media });
  const kept = { read: () => undefined, keep: nothing, clear: nothing };
  const editor = (
    <DraftEditor
      {...{ uid: 'ana', ownerUid: 'ana', courseId: 'c1', isWhole: true, live: undefined, onCreating: nothing }}
      opening={{ stored: { rev: 0, doc }, kept }}
    />
  );
  const path = '/dashboard/create-course';
  const router = createMemoryRouter([{ path, element: editor }], { initialEntries: [path + hash] });
  await act(async () => void showInLocale('ro', <RouterProvider router={router} />));
}

/** The text in CodeMirror at a place. Throws while it is not open. */
function openedText(id: string): EditorView {
  const content = document.getElementById(id)?.shadowRoot?.querySelector<HTMLElement>('[contenteditable]');
  const view = content && EditorView.findFromDOM(content);
  if (!view) throw new Error(`${id} is not open`);
  return view;
}

/** What a key press draws again in a field in which somebody is writing already. */
async function drawnIn(label: string): Promise<Map<string, number>> {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  const press = (text: string) => void fireEvent.change(field, { target: { value: text } });
  press('A');
  const drawn = await rendersIn(() => press('Al'));
  expect(field).toHaveValue('Al');
  return drawn;
}

describe('a key press in the editor of a course', () => {
  it('draws of the course’s texts the one in which it is, and nothing around them', async () => {
    await open('#course');
    const drawn = await drawnIn('Pe scurt · Română');
    expect(drawn.get('LanguageField')).toBe(1);
    for (const other of ['EditorPage', 'Outline', 'Workspace', 'OutcomeFields', 'CourseChoices', 'CoverField'])
      expect([other, drawn.get(other)]).toEqual([other, undefined]);
  });

  it('draws in the title of a lesson neither the page nor the outline, which follows at the next pause', async () => {
    await open('#at-l2');
    const drawn = await drawnIn('Titlul lecției · Română');
    expect(drawn.get('LanguageField')).toBe(1);
    for (const other of ['EditorPage', 'SaveBar', 'Workspace', 'LessonSettings', 'Toolbar', 'Outline', 'LessonLine'])
      expect([other, drawn.get(other)]).toEqual([other, undefined]);
    expect(await screen.findByText('Al', { selector: 'nav *' })).toBeVisible();
  });

  it('draws nothing around a text, and what is said of its paragraphs at the next pause', async () => {
    await open('#at-l2');
    const text = await waitFor(() => openedText('text-l2-ro'));
    const write = (insert: string) => act(() => text.dispatch({ changes: { from: 0, insert }, userEvent: 'input' }));
    write('A');
    await screen.findByText('Paragraful 1 din 1');
    const drawn = await rendersIn(() => write('l'));
    expect([...drawn.keys()]).toEqual([]);
  });

  it('is told beside the title, and in it where it is the course’s', async () => {
    await open('#course');
    expect(screen.queryByText('Nesalvat')).not.toBeInTheDocument();
    await drawnIn('Titlu · Română');
    expect(screen.getByText('Nesalvat')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Al' })).toBeVisible();
  });
});

describe('a move in the outline of a course', () => {
  const moveDown = () => void fireEvent.click(screen.getByRole('button', { name: 'Mută mai jos: Lecția l1' }));
  const lessons = () => screen.getAllByText(/^Lecția l/, { selector: 'nav *' }).map(({ textContent }) => textContent);

  it('draws the lessons that change places, and nothing around the outline', async () => {
    await open('#course');
    // The first one also says that the course is not saved.
    moveDown();
    const drawn = await rendersIn(moveDown);
    expect(lessons()).toEqual(['Lecția l2', 'Lecția l3', 'Lecția l1']);
    expect(drawn.get('LessonLine')).toBe(2);
    for (const other of ['EditorPage', 'Workspace', 'SaveBar', 'NextStepLine'])
      expect([other, drawn.get(other)]).toEqual([other, undefined]);
    expect(screen.getByRole('button', { name: 'Mută mai jos: Lecția l1' })).toHaveFocus();
  });

  it('is told, undone and done again', async () => {
    await open('#course');
    moveDown();
    expect(screen.getByText('„Lecția l1” este acum în „Secțiunea”, pe locul 2 din 3.')).toBeInTheDocument();
    const redo = screen.getByRole('button', { name: 'Refă schimbarea din cuprins' });
    expect(redo).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Anulează ultima schimbare din cuprins' }));
    expect(lessons()).toEqual(['Lecția l1', 'Lecția l2', 'Lecția l3']);
    fireEvent.click(redo);
    expect(lessons()).toEqual(['Lecția l2', 'Lecția l1', 'Lecția l3']);
    expect(redo).toHaveAttribute('aria-disabled', 'true');
  });
});
