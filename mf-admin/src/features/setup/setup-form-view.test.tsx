import type { SiteSettings } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { en } from '../../messages/en.ts';
import { ro } from '../../messages/ro.ts';
import { SetupFormView } from './setup-form-view.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const stored: SiteSettings = {
  supportEmail: 'salut@cursiv.test',
  announcement: {},
  announcementActive: false,
  featuredCourseIds: ['a', 'b'],
};

function renderForm(settings: SiteSettings = stored) {
  const element = (
    <LocaleProvider value="ro">
      <SetupFormView stored={settings} />
    </LocaleProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvează setările' }));
const email = () => screen.getByRole('textbox', { name: 'Adresa de suport' });
const announcement = () => screen.getByRole('textbox', { name: 'Textul anunțului în română' });

beforeEach(() => sessionStorage.clear());

describe('the form of the site settings', () => {
  it('restores the typed text after a reload, until it is discarded', async () => {
    const { unmount } = renderForm();
    await userEvent.type(announcement(), 'Curs nou');
    unmount();
    const again = renderForm();
    expect(announcement()).toHaveValue('Curs nou');
    expect(screen.getByText('Ai schimbări nesalvate.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Renunță la schimbări' }));
    again.unmount();
    renderForm();
    expect(announcement()).toHaveValue('');
  });

  it('applies the typed text over somebody else’s later save, and loses neither', async () => {
    const { unmount } = renderForm();
    await userEvent.type(announcement(), 'Curs nou');
    unmount();
    renderForm({ ...stored, supportEmail: 'ajutor@cursiv.test' });
    expect(screen.getByText('Alt administrator a salvat între timp alte setări')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Păstrează schimbările mele' }));
    expect(announcement()).toHaveValue('Curs nou');
    expect(email()).toHaveValue('ajutor@cursiv.test');
    expect(screen.queryByText('Alt administrator a salvat între timp alte setări')).not.toBeInTheDocument();
    expect(screen.getByText('Ai schimbări nesalvate.')).toBeInTheDocument();
  });

  it('says beside the field that the address is incomplete, and focuses it', async () => {
    renderForm();
    await userEvent.clear(email());
    await userEvent.type(email(), 'salut@');
    await save();
    await waitFor(() => expect(email()).toBeInvalid());
    expect(email()).toHaveAccessibleDescription(/Adresa nu este completă/);
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('salut@');
  });

  it('asks for a text when the announcement is on, and is content with one in either language', async () => {
    renderForm();
    await userEvent.click(screen.getByRole('switch', { name: 'Arată anunțul pe site' }));
    await save();
    await waitFor(() => expect(announcement()).toBeInvalid());
    expect(announcement()).toHaveAccessibleDescription(/are nevoie de text/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Textul anunțului în engleză' }), 'Hello');
    await waitFor(() => expect(announcement()).toBeValid());
  });

  it('refuses an announcement that is too long', async () => {
    renderForm({ ...stored, announcement: { ro: 'x'.repeat(241) } });
    await save();
    await waitFor(() => expect(announcement()).toHaveAccessibleDescription(/cel mult 240 de caractere/));
  });

  it('previews the typed text as each language will show it', async () => {
    renderForm();
    await userEvent.type(announcement(), 'Curs nou');
    expect(screen.getAllByText('Curs nou', { selector: 'span' })).toHaveLength(2);
    expect(screen.getByText('doar în română')).toBeInTheDocument();
  });
});
