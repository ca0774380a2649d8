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

beforeEach(() => sessionStorage.clear());

describe('the form of the site settings', () => {
  it('restores the typed address after a reload, until it is discarded', async () => {
    const { unmount } = renderForm();
    await userEvent.type(email(), '.ro');
    unmount();
    const again = renderForm();
    expect(email()).toHaveValue('salut@cursiv.test.ro');
    expect(screen.getByText('Ai schimbări nesalvate.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Renunță la schimbări' }));
    again.unmount();
    renderForm();
    expect(email()).toHaveValue('salut@cursiv.test');
  });

  it('keeps the typed address when somebody has saved another one, and asks', async () => {
    const { unmount } = renderForm();
    await userEvent.type(email(), '.ro');
    unmount();
    renderForm({ ...stored, supportEmail: 'ajutor@cursiv.test' });
    expect(screen.getByText('Alt administrator a salvat între timp alte setări')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Păstrează schimbările mele' }));
    expect(email()).toHaveValue('salut@cursiv.test.ro');
    expect(screen.queryByText('Alt administrator a salvat între timp alte setări')).not.toBeInTheDocument();
    expect(screen.getByText('Ai schimbări nesalvate.')).toBeInTheDocument();
  });

  it('is not disturbed by another announcement or other featured courses', async () => {
    const { unmount } = renderForm();
    await userEvent.type(email(), '.ro');
    unmount();
    renderForm({ ...stored, announcement: { ro: 'Curs nou' }, announcementActive: true, featuredCourseIds: [] });
    expect(email()).toHaveValue('salut@cursiv.test.ro');
    expect(screen.queryByText('Alt administrator a salvat între timp alte setări')).not.toBeInTheDocument();
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

  it('leads to what the site says', () => {
    renderForm();
    expect(screen.getByRole('link', { name: 'Vezi conținutul site-ului' })).toHaveAttribute('href', '/admin/settings');
  });
});
