import { DEFAULT_QUIZ, type DraftLesson, type Locale } from '@cursiv/shared-domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { AuthoringContext } from '../authoring-context.ts';
import { type DraftState, emptyDraft } from '../draft/draft-state.ts';
import { editDraft } from '../draft/edit-draft.ts';
import { QuizFields } from './quiz-fields.tsx';

const lesson: DraftLesson = {
  ...{ id: 'l1', type: 'quiz', title: {}, freePreview: false, durationSec: 60, quiz: DEFAULT_QUIZ },
};

let present: DraftState;

/** The part of the editor around a quiz. */
function Editor({ language = 'ro' }: { language?: Locale }) {
  const [state, edit] = useReducer(editDraft, {
    ...emptyDraft(),
    content: { ...emptyDraft().content, outline: [{ id: 'u1', title: {}, lessons: [lesson] }] },
  });
  present = state;
  const nothing = () => {};
  const common = {
    ...({
      ownerUid: 'ana',
      parts: { status: 'ready', value: {} },
      rev: 0,
      courseId: 'c1',
      place: { of: 'lesson', id: 'l1' },
      openedTexts: new Map(),
    } as const),
    ...{ whenStored: async () => {}, saveNow: async () => true, focus: nothing, announce: nothing },
    ...{ open: nothing, addTerm: nothing },
  };
  const [shown = lesson] = state.content.outline.flatMap(({ lessons }) => lessons);
  const draft = { present: () => state, subscribe: () => nothing };
  return (
    <AuthoringContext value={{ ...common, ...draft, calm: draft, edit, languages: [language] }}>
      <QuizFields lesson={shown} />
      <button type="button">altundeva</button>
    </AuthoringContext>
  );
}

const questions = () => present.quizzes.l1 ?? [];
const add = async (type: string) => {
  await userEvent.selectOptions(screen.getByLabelText('Tipul întrebării noi'), type);
  await userEvent.click(screen.getByRole('button', { name: 'Adaugă o întrebare' }));
};
const write = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const leave = () => userEvent.click(screen.getByRole('button', { name: 'altundeva' }));

describe('writing a quiz', () => {
  it('writes a question with its right answer', async () => {
    showInLocale('ro', <Editor />);
    await add('Un singur răspuns');
    await write('Întrebarea · Română', 'Câte litere are alfabetul?');
    await write('Răspunsul 1 · Română', '31');
    await write('Răspunsul 2 · Română', '26');
    const [first] = screen.getAllByLabelText('E corect');
    await userEvent.click(first as HTMLElement);
    await leave();
    const [question] = questions();
    expect(question).toMatchObject({ type: 'single', prompt: { ro: 'Câte litere are alfabetul?' } });
    expect(question?.type === 'single' && question.right).toBe(question?.type === 'single' && question.options[0]?.id);
    expect(screen.queryByText('De completat')).not.toBeInTheDocument();
    // Every letter is typed by itself, which takes a busy machine a while.
  }, 20_000);

  it('says beside its cause what is missing, once the author has left the question', async () => {
    showInLocale('ro', <Editor />);
    await add('Mai multe răspunsuri');
    await write('Întrebarea · Română', 'Care?');
    expect(screen.queryByText('Bifează răspunsul corect.')).not.toBeInTheDocument();
    await leave();
    expect(screen.getByText('Bifează răspunsul corect.')).toBeInTheDocument();
    expect(screen.getByLabelText('Răspunsul 1 · Română')).toHaveAccessibleDescription('Completează sau șterge.');
  });

  it('orders items by buttons', async () => {
    showInLocale('ro', <Editor />);
    await add('Pune în ordine');
    await write('Elementul 1 · Română', 'doi');
    await write('Elementul 2 · Română', 'unu');
    await userEvent.click(screen.getByRole('button', { name: 'Mută elementul 2 mai sus' }));
    const [question] = questions();
    expect(question?.type === 'ordering' && question.items.map(({ text }) => text.ro)).toEqual(['unu', 'doi']);
  });

  it('keeps the settings of the quiz within their limits', async () => {
    showInLocale('ro', <Editor />);
    const mark = screen.getByLabelText('Prag de promovare (%)');
    await userEvent.clear(mark);
    await userEvent.type(mark, '400');
    expect(present.content.outline[0]?.lessons[0]?.quiz?.passPct).toBe(100);
  });

  it('refuses five megabytes of GIFT beside the field, and keeps what stood there', async () => {
    showInLocale('ro', <Editor />);
    await userEvent.click(screen.getByRole('button', { name: 'Importă din GIFT' }));
    const field = within(await screen.findByRole('dialog')).getByLabelText('Întrebări în GIFT · Română');
    await userEvent.click(field);
    await userEvent.paste('Cum se scrie 5?{=cinci}');
    await userEvent.paste('a'.repeat(5_000_000));
    expect(field).toHaveValue('Cum se scrie 5?{=cinci}');
    expect(field).toHaveAccessibleDescription(/5\.000\.000 de semne, iar un test ține cel mult 200\.000/);
    await userEvent.paste('\n\nCât?{#5}');
    expect(field).toBeValid();
  });

  it('brings questions in from GIFT and reports what it could not take', async () => {
    showInLocale('ro', <Editor />);
    await userEvent.click(screen.getByRole('button', { name: 'Importă din GIFT' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('Întrebări în GIFT · Română'));
    await userEvent.paste('Soarele e o stea.{T}\n\nCât?{#3}');
    await userEvent.click(dialog.getByRole('button', { name: 'Importă' }));
    expect(dialog.getByRole('status')).toHaveTextContent('A intrat 1 întrebare.');
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Rândul 3, lăsată deoparte: întrebările numerice nu se pot importa.',
    );
    expect(questions()).toHaveLength(1);
  });

  it('removes a question', async () => {
    showInLocale('ro', <Editor />);
    await add('Adevărat sau fals');
    await userEvent.click(screen.getByRole('button', { name: 'Șterge: Întrebarea 1' }));
    expect(questions()).toHaveLength(0);
  });
});
