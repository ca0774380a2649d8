import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ro } from '../../../messages/ro.ts';
import { RoleChoice } from './role-choice.tsx';

addMessages('mf_admin', 'ro', ro);

const ana = {
  ...{ id: 'ana', name: 'Ana Pop', email: 'ana@cursiv.test', role: 'cursiv-support', isAdmin: false },
  ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false },
};
const renderChoice = () =>
  render(
    <LocaleProvider value="ro">
      <RoleChoice user={ana} />
    </LocaleProvider>,
  );
const roleField = () => screen.getByRole('combobox', { name: 'Rol în echipa site-ului' });
const save = () => screen.getByRole('button', { name: 'Schimbă rolul' });

describe('the role of a person', () => {
  it('shows the present one and what it opens, with nothing to save', () => {
    renderChoice();
    expect(roleField()).toHaveDisplayValue('Asistență');
    expect(roleField()).toHaveAccessibleDescription(/Nu schimbă drepturi/);
    expect(save()).toBeDisabled();
  });

  it('asks before it changes, naming the person, the role and the address', async () => {
    renderChoice();
    await userEvent.selectOptions(roleField(), 'Moderator');
    expect(roleField()).toHaveAccessibleDescription(/ce raportează oamenii/);
    await userEvent.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'Dai rolul de moderator contului Ana Pop?' });
    expect(question).toHaveTextContent('ana@cursiv.test');
    await userEvent.click(screen.getByText('Renunță'));
    expect(question).not.toBeInTheDocument();
  });

  it('is withdrawn by choosing none', async () => {
    renderChoice();
    await userEvent.selectOptions(roleField(), 'Niciun rol');
    await userEvent.click(save());
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Retragi rolul contului Ana Pop?');
  });
});
