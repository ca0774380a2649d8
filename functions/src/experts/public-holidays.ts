import { AppError, addDays, type Locale, type PublicHoliday } from '@cursiv/shared-domain';

const DAY_MS = 86_400_000;
/** Holidays of a country are looked for so many days ahead. */
const AHEAD_DAYS = 365;

/** The package writes Romanian with cedillas in places, and calls Ascension by what else Romania keeps on that day. */
const tidyName = (name: string, rule: string, locale: Locale): string =>
  locale === 'ro' && /^(easter|orthodox) 39\b/.test(rule)
    ? 'Înălțarea Domnului'
    : name.replace(/[şţŞŢ]/g, (letter) => ({ ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' })[letter] ?? letter);

/**
 * The public holidays of a country (ISO 3166) from a date on, through a year, one entry a day. The package holds the calendars of the
 * whole world: it is loaded when somebody asks, and never in a browser. Throws AppError: `invalid` for a country that it does not know.
 */
export async function publicHolidays(country: string, locale: Locale, from: string): Promise<PublicHoliday[]> {
  const { default: Calendar } = await import('date-holidays');
  const calendar = new Calendar(country, { types: ['public'], languages: [locale, 'en'] });
  if (!(country in calendar.getCountries())) throw new AppError('invalid', `no holidays of ${country} are known`);
  const year = Number(from.slice(0, 4));
  const until = addDays(from, AHEAD_DAYS);
  const days = [year, year + 1]
    .flatMap((each) => calendar.getHolidays(each))
    .flatMap(({ date, start, end, name, rule }) => {
      const count = Math.max(1, Math.floor((+end - +start) / DAY_MS));
      return Array.from({ length: count }, (_, index) => ({
        date: addDays(date.slice(0, 10), index),
        name: tidyName(name, rule, locale),
      }));
    })
    .filter(({ date }) => from <= date && date < until);
  // Two holidays may fall on one day.
  return [...new Map(days.map((day) => [day.date, day])).values()].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  );
}
