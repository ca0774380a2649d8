import { addDays, dateAt, type Schedule, scheduleSchema } from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { PEOPLE } from '../people/people.ts';

/** The same hours on several weekdays, 1 for Monday to 7 for Sunday. */
const hours = (days: number[], from: string, to: string) => days.map((day) => ({ day, from, to }));

const schedule = (
  { uid }: { uid: string },
  words: Pick<Schedule, 'timeZone' | 'weekly'> & Partial<Schedule>,
): SeedDocument =>
  checkedDocument(scheduleSchema, `schedules/${uid}`, { overrides: [], timeOff: [], rev: 1, ...words });

/** When the experts can be met, in their own zones; one of them is away for the next ten days. */
export function scheduleDocuments(now: Date): SeedDocument[] {
  const inDays = (days: number) => addDays(dateAt(now, 'Europe/Bucharest'), days);
  return [
    schedule(PEOPLE.expert, {
      timeZone: 'Europe/Bucharest',
      weekly: [...hours([1, 2, 3, 4], '16:00', '20:30'), ...hours([6], '10:00', '13:00')],
      overrides: [{ date: inDays(5), intervals: [{ from: '09:00', to: '11:00' }] }],
    }),
    schedule(PEOPLE.sorin, {
      timeZone: 'Europe/Bucharest',
      weekly: [...hours([2, 4], '17:00', '21:00'), ...hours([3], '08:00', '10:00')],
    }),
    schedule(PEOPLE.helen, {
      timeZone: 'Europe/London',
      weekly: [...hours([1, 2, 3, 4, 5], '12:00', '14:00'), ...hours([1, 3, 4], '16:00', '19:00')],
    }),
    schedule(PEOPLE.daniel, { timeZone: 'America/New_York', weekly: hours([1, 2, 3, 4], '09:00', '13:00') }),
    schedule(PEOPLE.ilinca, { timeZone: 'Europe/Berlin', weekly: hours([1, 3, 5], '16:00', '20:00') }),
    schedule(PEOPLE.paul, {
      timeZone: 'Europe/Bucharest',
      weekly: hours([6, 7], '10:00', '14:00'),
      timeOff: [{ from: inDays(0), to: inDays(10) }],
    }),
  ];
}
