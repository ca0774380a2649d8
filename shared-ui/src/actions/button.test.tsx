import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

describe('Button', () => {
  it('does not send a form unless told to', async () => {
    const send = jest.fn();
    render(
      <form onSubmit={send}>
        <Button>Add a row</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
    expect(send).not.toHaveBeenCalled();
  });

  it('says that it is busy while pending, keeps focus and ignores further presses', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    rerender(
      <Button onClick={press} pending>
        Save
      </Button>,
    );
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  });

  it('does not send a form twice while the first sending is pending', async () => {
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <input aria-label="Name" />
        <Button type="submit" pending>
          Send
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana{Enter}');
    expect(send).not.toHaveBeenCalled();
  });
});
