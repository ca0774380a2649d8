import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { en } from '../../messages/en.ts';
import { ro } from '../../messages/ro.ts';
import { FigurePart } from './figure-part.tsx';
import type { FigureId, FigureRow } from './figure-tables.ts';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const renderPart = (locale: 'ro' | 'en', id: FigureId, rows: FigureRow[]) =>
  render(
    <MemoryRouter>
      <LocaleProvider value={locale}>
        <FigurePart id={id} rows={rows} span="day" />
      </LocaleProvider>
    </MemoryRouter>,
  );

describe('a figure', () => {
  it('says what it counts, and its numbers in a table by day', async () => {
    renderPart('ro', 'learning', [
      { id: '2026-11-24', values: [1200, 3, 2, 1] },
      { id: '2026-11-25', values: [0, 0, 0, 0] },
    ]);
    expect(screen.getByRole('heading', { name: 'Înscrieri și cursuri terminate' })).toBeVisible();
    expect(screen.getByText(/Un curs e terminat în ziua ultimei lecții/)).toBeVisible();
    await userEvent.click(screen.getByText('Tabel'));
    const cells = within(screen.getByRole('row', { name: /24 nov/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Înscrieri1.200',
      'Terminate3',
      'Terminate în română2',
      'Terminate în engleză1',
    ]);
    expect(screen.getByRole('button', { name: 'Descarcă pentru foi de calcul' })).toBeVisible();
  });

  it('names states and shows bytes as people read them', async () => {
    const { unmount } = renderPart('en', 'bookings', [{ id: 'no_show_expert', values: [2] }]);
    await userEvent.click(screen.getByText('Table'));
    expect(screen.getByRole('rowheader', { name: en.bookingStatus.no_show_expert })).toBeVisible();
    unmount();
    renderPart('en', 'storage', [{ id: 'video', values: [5 * 1024 * 1024, 2] }]);
    await userEvent.click(screen.getByText('Table'));
    expect(screen.getByRole('row', { name: /Films/ })).toHaveTextContent(/5\S* ?MB/);
  });

  it('says when there is nothing', () => {
    renderPart('en', 'mails', [{ id: '2026-11-24', values: [0, 0] }]);
    expect(screen.getByText('Nothing was counted in this time.')).toBeVisible();
    expect(screen.queryByText('Table')).not.toBeInTheDocument();
  });
});
