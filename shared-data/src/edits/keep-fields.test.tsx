import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepFields } from './keep-fields.ts';

function openForm(uid: string | undefined) {
  const page = render(
    <form aria-label="Message">
      <input name="name" aria-label="Name" />
      <textarea name="message" aria-label="Words" />
      <input name="password" type="password" aria-label="Password" />
    </form>,
  );
  const kept = keepFields(screen.getByRole<HTMLFormElement>('form'), uid, 'lead', ['name', 'message']);
  return {
    forget: kept.forget,
    leave: () => {
      kept.stop();
      page.unmount();
    },
  };
}
const words = () => screen.getByRole('textbox', { name: 'Words' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the fields of a form', () => {
  it('keep what a visitor types, in this tab alone and without the password', async () => {
    const first = openForm(undefined);
    await userEvent.type(words(), 'Bună ziua');
    await userEvent.type(screen.getByLabelText('Password'), 'ascunsa');
    first.leave();
    openForm(undefined);
    expect(words()).toHaveValue('Bună ziua');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('ascunsa');
  });

  it('keep what a person types apart from what others type', async () => {
    const first = openForm('ana');
    await userEvent.type(words(), 'De la Ana');
    first.leave();
    const second = openForm('dan');
    expect(words()).toHaveValue('');
    second.leave();
    openForm('ana');
    expect(words()).toHaveValue('De la Ana');
  });

  it('are empty again once the form was sent', async () => {
    const first = openForm('ana');
    await userEvent.type(words(), 'De la Ana');
    first.forget();
    first.leave();
    openForm('ana');
    expect(words()).toHaveValue('');
  });
});
