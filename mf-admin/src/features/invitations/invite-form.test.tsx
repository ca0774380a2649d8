import type { SiteInvite } from '@cursiv/shared-data';
import { AppError, type AppErrorCode } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ro } from '../../messages/ro.ts';
import { InviteForm } from './invite-form.tsx';

addMessages('mf_admin', 'ro', ro);

const email = () => screen.getByRole('textbox', { name: 'Adresa de e-mail' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Trimite invitația' }));

function show(refusal?: [code: AppErrorCode, reason?: string]) {
  const invites: SiteInvite[] = [];
  const invite = async (one: SiteInvite) => {
    invites.push(one);
    if (refusal) throw new AppError(refusal[0], '', refusal[1] === undefined ? {} : { reason: refusal[1] });
  };
  render(
    <LocaleProvider value="ro">
      <InviteForm invite={invite} />
    </LocaleProvider>,
  );
  return invites;
}

describe('the form that invites', () => {
  it('sends the address with the role and the language, and is empty again', async () => {
    const invites = show();
    await userEvent.type(email(), ' ana@exemplu.ro ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rol în echipa site-ului' }), 'Asistență');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Limba e-mailului' }), 'English');
    await send();
    await waitFor(() => expect(email()).toHaveValue(''));
    expect(invites).toEqual([{ email: 'ana@exemplu.ro', role: 'support', locale: 'en' }]);
  });

  it('gives no role unless one is chosen, and offers no administrator', async () => {
    const invites = show();
    await userEvent.type(email(), 'ana@exemplu.ro');
    await send();
    await waitFor(() => expect(invites).toEqual([{ email: 'ana@exemplu.ro', locale: 'ro' }]));
    expect(screen.queryByRole('option', { name: 'Administrator' })).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Scrie adresa.'],
    ['ana@', /Adresa nu este completă/],
  ])('sends no address like „%s”, and says why beside it', async (typed, said) => {
    const invites = show();
    email().focus();
    await userEvent.paste(typed);
    await send();
    await screen.findByText(said);
    expect(email()).toHaveAccessibleDescription(said);
    expect(email()).toHaveFocus();
    expect(invites).toEqual([]);
  });

  it.each<[AppErrorCode, string, RegExp]>([
    ['conflict', 'invited', /are deja o invitație care așteaptă/],
    ['conflict', 'registered', /Are deja un cont/],
  ])('says beside the address why it is refused: %s %s', async (code, reason, said) => {
    show([code, reason]);
    await userEvent.type(email(), 'ana@exemplu.ro');
    await send();
    await screen.findByText(said);
    expect(email()).toHaveAccessibleDescription(said);
    expect(email()).toHaveValue('ana@exemplu.ro');
  });

  it('keeps what was typed when too many were sent', async () => {
    show(['too-often']);
    await userEvent.type(email(), 'ana@exemplu.ro');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invitația nu a plecat');
    expect(email()).toHaveValue('ana@exemplu.ro');
  });
});
