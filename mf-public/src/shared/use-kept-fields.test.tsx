import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeptFields } from './use-kept-fields.ts';

function Message({ uid }: { uid: string | undefined }) {
  const { form } = useKeptFields(uid, 'lead', ['message']);
  return (
    <form ref={form}>
      <textarea name="message" aria-label="Message" />
    </form>
  );
}
const message = () => screen.getByRole('textbox', { name: 'Message' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a message that is not sent yet', () => {
  it('disappears when its author signs out, and returns with them', async () => {
    const page = render(<Message uid="ana" />);
    await userEvent.type(message(), 'De la Ana');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('De la Ana'));
    page.rerender(<Message uid={undefined} />);
    expect(message()).toHaveValue('');
    page.rerender(<Message uid="dan" />);
    expect(message()).toHaveValue('');
    page.rerender(<Message uid="ana" />);
    await waitFor(() => expect(message()).toHaveValue('De la Ana'));
  });

  it('stays with a visitor who signs in half way', async () => {
    const page = render(<Message uid={undefined} />);
    await userEvent.type(message(), 'O întrebare');
    page.rerender(<Message uid="ana" />);
    expect(message()).toHaveValue('O întrebare');
  });
});
