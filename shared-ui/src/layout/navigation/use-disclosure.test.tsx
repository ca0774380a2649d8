import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDisclosure } from './use-disclosure.ts';

function Area({ place }: { place: string }) {
  const { id, isOpen, button } = useDisclosure(place);
  return (
    <>
      <button type="button" {...button}>
        Administration
      </button>
      <nav id={id} hidden={!isOpen} aria-label="Pages">
        <a href="/admin/users">Users</a>
      </nav>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Administration' });

async function openArea() {
  const page = render(<Area place="/admin" />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await userEvent.click(button());
  return page;
}

describe('links that a button opens', () => {
  it('opens and closes them, and says which', async () => {
    await openArea();
    expect(screen.getByRole('link', { name: 'Users' })).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button());
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes them on Escape, and gives the focus back to the button', async () => {
    await openArea();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Users' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('closes them on another page', async () => {
    const { rerender } = await openArea();
    rerender(<Area place="/admin/users" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
