import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './menu-button.tsx';

const chosen: string[] = [];
const action = (id: string, label: string) => ({ id, label, onSelect: () => void chosen.push(id) });

function show() {
  chosen.length = 0;
  render(
    <MenuButton
      label="More"
      items={[action('edit', 'Edit'), { ...action('share', 'Share'), disabled: true }, action('remove', 'Remove')]}
    />,
  );
}
const button = () => screen.getByRole('button', { name: 'More' });
const item = (name: string) => screen.findByRole('menuitem', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

describe('MenuButton', () => {
  it('says that it opens a menu, and whether that is open', async () => {
    show();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    const opener = button();
    await userEvent.click(opener);
    const menu = await screen.findByRole('menu', { name: 'More' });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(opener).toHaveAttribute('aria-controls', menu.id);
  });

  it.each([
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Remove'],
  ])('opens on the key "%s" with the focus on %s', async (key, name) => {
    show();
    await userEvent.tab();
    await userEvent.keyboard(key);
    const first = await item(name);
    await waitFor(() => expect(first).toHaveFocus());
  });

  it('does what is chosen, closes and gives the focus back', async () => {
    show();
    await userEvent.click(button());
    await userEvent.click(await item('Remove'));
    expect(chosen).toEqual(['remove']);
    await isClosed();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('closes on Escape with nothing done, and gives the focus back', async () => {
    show();
    await userEvent.click(button());
    await item('Edit');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(chosen).toEqual([]);
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('does nothing that is disabled', async () => {
    show();
    await userEvent.click(button());
    await userEvent.click(await item('Share'));
    expect(chosen).toEqual([]);
  });
});
