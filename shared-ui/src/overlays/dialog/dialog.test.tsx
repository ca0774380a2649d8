import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Book a meeting" closeLabel="Close">
        <input aria-label="Subject" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('is named by its title and takes focus when it opens', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book a meeting' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('keeps focus inside while open', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    const dialog = await screen.findByRole('dialog');
    for (const _ of [1, 2, 3, 4]) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it.each(['{Escape}', 'the close button'])('closes on %s and gives focus back', async (way) => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    await screen.findByRole('dialog');
    if (way === '{Escape}') await userEvent.keyboard(way);
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus());
  });
});

describe('ConfirmDialog', () => {
  it('asks, and does only what was answered', async () => {
    const confirm = jest.fn();
    const cancel = jest.fn();
    render(
      <ConfirmDialog
        open
        title="Delete the course?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={confirm}
        onCancel={cancel}
      />,
    );
    expect(await screen.findByRole('alertdialog', { name: 'Delete the course?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(cancel).not.toHaveBeenCalled();
  });
});
