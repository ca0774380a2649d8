import type { Holidays } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import type { DiffLine } from '../history/diff-lines.ts';
import { useContentT } from '../messages/messages.ts';

/** The holidays in the reader's words, one a line. */
export function useHolidayLines(): (holidays: Holidays) => DiffLine[] {
  const t = useContentT();
  const locale = useLocale();
  const dayName = (date: string) => {
    const noon = new Date(`${date}T12:00:00Z`);
    // A day that is being typed may be none yet.
    return Number.isNaN(+noon) ? date : formatDate(noon, locale, { dateStyle: 'long', timeZone: 'UTC' });
  };
  return ({ days }) => [
    {
      label: t('holidays.days'),
      text: days.map(({ date, name }) => `${dayName(date)}: ${name.ro} / ${name.en}\n`).join(''),
    },
  ];
}
