import { getHolidays } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { dateAt, HOLIDAY_LIMITS } from '@cursiv/shared-domain';
import { Button, FormError } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useContentT } from '../messages/messages.ts';
import type { HolidayRow } from './holiday-fields.ts';

/** Where the school is. */
const COUNTRY = 'RO';
const ZONE = 'Europe/Bucharest';

type PublicHolidaysProps = { days: readonly HolidayRow[]; onAdd: (days: HolidayRow[]) => void };

/** Adds the public holidays of the year to come, with their names, but for those that are there. */
export function PublicHolidays({ days, onAdd }: PublicHolidaysProps) {
  const t = useT();
  const contentT = useContentT();
  const { isPending, failure, run } = useCommand();
  const add = async () => {
    const today = dateAt(new Date(), ZONE);
    const [inRomanian, inEnglish] = await Promise.all([
      getHolidays(COUNTRY, 'ro', today),
      getHolidays(COUNTRY, 'en', today),
    ]);
    const english = new Map(inEnglish.map(({ date, name }) => [date, name]));
    const missing = inRomanian
      .filter(({ date }) => !days.some((day) => day.date === date))
      .map(({ date, name }) => ({ date, ro: name, en: english.get(date) ?? '' }));
    onAdd([...days, ...missing].slice(0, HOLIDAY_LIMITS.days));
  };
  return (
    <>
      <Button variant="secondary" pending={isPending} onClick={() => void run(add)}>
        {contentT('holidays.addPublic')}
      </Button>
      {failure && <FormError title={contentT('holidays.notFound')}>{t(`error.${failure}`)}</FormError>}
    </>
  );
}
