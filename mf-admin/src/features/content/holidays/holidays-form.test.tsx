import type { Holidays } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { useContentEdits } from '../form/use-content-edits.ts';
import { fieldsOf, holidayFieldsSchema, holidaysOf } from './holiday-fields.ts';
import { HolidaysForm } from './holidays-form.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const CHRISTMAS = { date: '2026-12-25', name: { ro: 'Crăciunul', en: 'Christmas' } };
const NATIONAL_DAY = { date: '2026-12-01', name: { ro: 'Ziua Națională', en: 'National Day' } };

function Trial({ days, rev }: Holidays & { rev: number }) {
  const stored = useMemo(() => ({ rev, doc: fieldsOf({ days }) }), [rev, days]);
  return (
    <HolidaysForm
      edits={useContentEdits({ key: 'holidays', stored, schema: holidayFieldsSchema, toValue: holidaysOf })}
    />
  );
}

function shown(days: Holidays['days'] = [NATIONAL_DAY, CHRISTMAS], rev = 1) {
  const element = (
    <LocaleProvider value="ro">
      <Trial days={days} rev={rev} />
    </LocaleProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const names = (language: 'română' | 'engleză') => screen.getAllByRole('textbox', { name: `Numele în ${language}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('the form of holidays', () => {
  it('adds a day, says beside each field what it lacks, and loses nothing', async () => {
    shown();
    await press('Adaugă o zi');
    await userEvent.type(names('română')[2] as HTMLElement, 'Zi punte');
    await press('Salvează');
    expect(names('engleză')[2]).toHaveAccessibleDescription(/Completează câmpul/);
    expect(names('română')[2]).toHaveValue('Zi punte');
    expect(names('română')[0]).toBeValid();
  });

  it('takes a day off the list', async () => {
    shown();
    await press('Scoate ziua: Ziua Națională');
    expect(names('română').map((field) => (field as HTMLInputElement).value)).toEqual(['Crăciunul']);
  });

  it('shows what somebody else has changed meanwhile', async () => {
    const { unmount } = shown();
    await userEvent.type(names('engleză')[0] as HTMLElement, ' of Romania');
    unmount();
    shown([{ ...NATIONAL_DAY, date: '2026-12-02' }, CHRISTMAS], 2);
    const notice = screen.getByText('Altcineva a salvat între timp altceva').closest('[role=status]') as HTMLElement;
    expect(within(notice).getByText(/Celălalt a schimbat/)).toBeInTheDocument();
    await press('Ia varianta nouă');
    expect(names('engleză')[0]).toHaveValue('National Day');
  });

  it('keeps the days in order, whatever the order of the fields', () => {
    const fields = fieldsOf({ days: [CHRISTMAS, NATIONAL_DAY] });
    expect(holidaysOf(fields)).toEqual({ days: [NATIONAL_DAY, CHRISTMAS] });
  });
});
