import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { keptEdits } from './kept/kept-edits.ts';
import { useKept } from './use-kept.ts';

function Answer({ uid }: { uid: string }) {
  const [text, edit] = useKept(keptEdits(uid, 'reply.r1', z.string()), 'stored before');
  return <textarea aria-label="Answer" value={text} onChange={(event) => edit(event.target.value)} />;
}

const answer = () => screen.getByRole('textbox', { name: 'Answer' });

beforeEach(() => localStorage.clear());

describe('a text that is typed', () => {
  it('is restored when the page is opened again, only for the person who typed it', async () => {
    const page = render(<Answer uid="ana" />);
    await userEvent.clear(answer());
    await userEvent.type(answer(), 'Mulțumesc');
    page.unmount();

    const other = render(<Answer uid="dan" />);
    expect(answer()).toHaveValue('stored before');
    other.unmount();

    render(<Answer uid="ana" />);
    expect(answer()).toHaveValue('Mulțumesc');
  });
});
