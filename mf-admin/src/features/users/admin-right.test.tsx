import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ro } from '../../messages/ro.ts';
import { AdminRight } from './admin-right.tsx';

addMessages('mf_admin', 'ro', ro);

function Ana() {
  const [isAdmin, setIsAdmin] = useState(false);
  return (
    <LocaleProvider value="ro">
      <AdminRight name="Ana Pop" email="ana@cursiv.test" isAdmin={isAdmin} onChange={setIsAdmin} />
    </LocaleProvider>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('alertdialog');

describe('the right to administer', () => {
  it('asks before granting, naming the person, the address and the effect', async () => {
    render(<Ana />);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await press('Numește administrator pentru Ana Pop');
    const asked = await question();
    expect(asked).toHaveAccessibleName('Dai drepturi de administrator pentru Ana Pop?');
    expect(asked).toHaveTextContent('ana@cursiv.test');
    expect(asked).toHaveTextContent('citi datele tuturor');
    await userEvent.click(screen.getByText('Renunță'));
    expect(asked).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Numește administrator pentru Ana Pop' })).toBeVisible();
  });

  it('is granted by the answer, and withdrawing it asks too', async () => {
    render(<Ana />);
    await press('Numește administrator pentru Ana Pop');
    await question();
    await press('Numește administrator');
    expect(screen.getByText('Administrator')).toBeVisible();
    await press('Retrage dreptul pentru Ana Pop');
    expect(await question()).toHaveAccessibleName('Retragi dreptul de administrator al contului Ana Pop?');
    await press('Retrage dreptul');
    expect(screen.getByRole('button', { name: 'Numește administrator pentru Ana Pop' })).toBeVisible();
  });
});
