import type { StoredMaintenance } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../messages/en.ts';
import { SiteMaintenance } from './site-maintenance.tsx';

addMessages('mf_admin', 'en', en);

const show = (maintenance?: StoredMaintenance) =>
  render(
    <LocaleProvider value="en">
      <SiteMaintenance orders={{ revision: 3, sections: {}, ...(maintenance && { maintenance }) }} />
    </LocaleProvider>,
  );
const MAINTENANCE = { ro: 'Lucrăm.', en: 'At work.', endsAt: '2126-11-24T11:00:00.000Z', endsItself: true };

describe('work on the site', () => {
  it('is asked for in both languages, for a time that makes sense', async () => {
    show();
    expect(screen.getByText('Nobody is working on the site.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Begin the work' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Begin the work on the site?' }));
    const minutes = dialog.getByLabelText(/in minutes/);
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '1.5');
    await userEvent.type(dialog.getByLabelText(/in Romanian/), 'Lucrăm.');
    await userEvent.click(dialog.getByRole('button', { name: 'Begin the work' }));
    expect(dialog.getAllByText('Write what people read in this language.')).toHaveLength(1);
    expect(dialog.getByText('Write a whole number from 1 to 10080.')).toBeVisible();
  });

  it('shows what people read and when it ends, and asks before it is ended', async () => {
    show(MAINTENANCE);
    expect(screen.getByText('Lucrăm.')).toHaveAttribute('lang', 'ro');
    expect(screen.getByText(/It ends by itself: .*2126/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'End the work' }));
    expect(await screen.findByRole('alertdialog', { name: 'End the work on the site?' })).toBeVisible();
  });

  it('says of one that somebody has to end that it lasts, also when its time is over', () => {
    show({ ...MAINTENANCE, endsAt: '2026-01-01T11:00:00.000Z', endsItself: false });
    expect(screen.getByText(/It lasts until you end it/)).toBeVisible();
  });

  it('is over once its time has come', () => {
    show({ ...MAINTENANCE, endsAt: '2026-01-01T11:00:00.000Z' });
    expect(screen.getByRole('button', { name: 'Begin the work' })).toBeVisible();
  });
});
