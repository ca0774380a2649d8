import type { TypedSchedule } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { en } from '../../../../messages/en.ts';
import { ro } from '../../../../messages/ro.ts';
import { Holidays } from './holidays.tsx';
import { SiteHolidays } from './site-holidays.tsx';

addMessages('mf_dashboard', 'ro', ro);
addMessages('mf_dashboard', 'en', en);

const HOLIDAYS = [
  { date: '2026-12-01', name: { ro: 'Ziua Națională', en: 'National Day' } },
  { date: '2026-12-25', name: { ro: 'Crăciunul', en: 'Christmas' } },
];
const HOURS: TypedSchedule = {
  timeZone: 'Europe/Bucharest',
  weekly: [{ day: 2, from: '10:00', to: '12:00' }],
  overrides: [{ date: '2026-12-25', intervals: [] }],
  timeOff: [],
};

let written: TypedSchedule;
function Trial({ locale }: { locale: 'ro' | 'en' }) {
  const [values, setValues] = useState(HOURS);
  written = values;
  return (
    <LocaleProvider value={locale}>
      <SiteHolidays values={values} problems={new Map()} onChange={setValues} holidays={HOLIDAYS} />
    </LocaleProvider>
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('the holidays of the site in the hours of an expert', () => {
  it('open with the hours of their weekday, as a day with other hours, and close again', async () => {
    render(<Trial locale="ro" />);
    expect(box('Lucrez: Ziua Națională')).not.toBeChecked();
    expect(box('Lucrez: Ziua Națională')).toHaveAccessibleDescription(/1 decembrie/);
    await userEvent.click(box('Lucrez: Ziua Națională'));
    expect(box('Lucrez: Ziua Națională')).toBeChecked();
    expect(written.overrides).toContainEqual({ date: '2026-12-01', intervals: [{ from: '10:00', to: '12:00' }] });
    await userEvent.click(box('Lucrez: Ziua Națională'));
    expect(written).toEqual(HOURS);
  });

  it('open with a working day where the weekday has no hours, in place of a day that was closed', async () => {
    render(<Trial locale="en" />);
    expect(box('I work: Christmas')).not.toBeChecked();
    await userEvent.click(box('I work: Christmas'));
    expect(written.overrides).toEqual([{ date: '2026-12-25', intervals: [{ from: '09:00', to: '17:00' }] }]);
  });

  it('are not suggested once more among the public holidays of a country', () => {
    const parts = { values: HOURS, problems: new Map(), onChange: () => undefined, today: '2026-11-24' };
    render(
      <LocaleProvider value="ro">
        <Holidays {...parts} closed={['2026-12-01']} />
      </LocaleProvider>,
    );
    expect(screen.queryByRole('checkbox', { name: 'Ziua Națională' })).not.toBeInTheDocument();
    expect(box('Sfântul Andrei')).not.toBeChecked();
  });
});
