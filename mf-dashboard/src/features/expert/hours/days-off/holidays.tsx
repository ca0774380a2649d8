import { getHolidays, useLoad } from '@cursiv/shared-data';
import { type PublicHoliday, romanianHolidays } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { CheckboxField, PagePart, SelectField, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { LoadableView } from '../../../../shared/pages/loadable-view.tsx';
import { useExpertT } from '../../texts/texts.ts';
import * as styles from '../hours.module.css';
import type { HoursPart } from '../hours-part.ts';
import { dateName } from '../weekday-name.ts';
import { COUNTRIES, countryName } from './countries.ts';

type HolidaysProps = HoursPart & {
  today: string;
  /** The holidays of the whole site, which are closed already. */
  closed: readonly string[];
};

const HOME = 'RO';

/** The public holidays of the year to come in a country of choice, to close with one press each. */
export function Holidays(props: HolidaysProps) {
  const expertT = useExpertT();
  const locale = useLocale();
  const [country, setCountry] = useState(HOME);
  const options = COUNTRIES.map((value) => ({ value, label: countryName(value, locale) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
  const ofRomania = romanianHolidays(props.today).map(({ date, holiday }) => ({
    date,
    name: expertT(`holiday.${holiday}`),
  }));
  return (
    <PagePart title={expertT('hours.holidays')} intro={expertT('hours.holidaysIntro')}>
      <Stack gap={2}>
        <SelectField
          label={expertT('hours.country')}
          options={options}
          value={country}
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        />
        {country === HOME ? (
          <Days {...props} days={ofRomania} />
        ) : (
          <Elsewhere key={country} {...props} country={country} />
        )}
      </Stack>
    </PagePart>
  );
}

function Elsewhere({ country, ...props }: HolidaysProps & { country: string }) {
  const locale = useLocale();
  const { today } = props;
  const found = useLoad(useMemo(() => () => getHolidays(country, locale, today), [country, locale, today]));
  return <LoadableView of={found}>{(days) => <Days {...props} days={days} />}</LoadableView>;
}

type DaysProps = HolidaysProps & { days: readonly PublicHoliday[] };

function Days({ values, onChange, days, closed }: DaysProps) {
  const locale = useLocale();
  const { overrides } = values;
  const open = days.filter(({ date }) => !closed.includes(date));
  const isClosed = (date: string) => overrides.some((day) => day.date === date && day.intervals.length === 0);
  const toggle = (date: string) => {
    const others = overrides.filter((day) => day.date !== date);
    onChange({ ...values, overrides: isClosed(date) ? others : [...others, { date, intervals: [] }] });
  };
  return (
    <ul className={styles.times}>
      {open.map(({ date, name }) => (
        <li key={date}>
          <CheckboxField
            label={name}
            hint={dateName(date, locale)}
            checked={isClosed(date)}
            onChange={() => toggle(date)}
          />
        </li>
      ))}
    </ul>
  );
}
