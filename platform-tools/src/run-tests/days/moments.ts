const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 366 * DAY_MS;

/** People are about, and it is the same day everywhere that they are. */
const DAYTIME_MS = 10 * HOUR_MS;
/** So long before midnight that a run goes across it. */
const BEFORE_MIDNIGHT_MS = 10 * MINUTE_MS;
/** Before clocks change: when people choose a time of the next day, and when they are awake at night. */
const EVENING_MS = 5 * HOUR_MS;
const NIGHT_MS = HOUR_MS / 2;

/** When tests are run: what is special about it, and the instant. */
export interface Moment {
  name: string;
  at: Date;
}

/** Writes what the clocks of Bucharest show, as "2026-11-26 20:05:00". */
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Europe/Bucharest', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** How far the clocks of Bucharest are ahead of UTC, in milliseconds. */
function ahead(instant: number): number {
  const shown = CLOCK.format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

const startOfDay = (instant: number) => Math.floor(instant / DAY_MS) * DAY_MS;

/** The instant at which the clocks of Bucharest show what those of UTC show at `shown`. */
const inBucharest = (shown: number) => shown - ahead(shown - ahead(shown));

const midnightAfter = (instant: number) => startOfDay(instant) + DAY_MS;
const midnightInBucharestAfter = (instant: number) => inBucharest(midnightAfter(instant + ahead(instant)));

const newYearInBucharestAfter = (instant: number) =>
  inBucharest(Date.UTC(new Date(instant + ahead(instant)).getUTCFullYear() + 1, 0, 1));

/** The instants at which the clocks of Bucharest are changed within a year. */
function changesAfter(instant: number): number[] {
  const hours = Array.from({ length: YEAR_MS / HOUR_MS }, (_, hour) => startOfDay(instant) + hour * HOUR_MS);
  return hours.filter((hour) => hour > instant && ahead(hour) !== ahead(hour - 1)).slice(0, 2);
}

/** The next leap day's beginning whose daytime is after an instant. */
function leapDayAfter(instant: number): number {
  const first = new Date(instant).getUTCFullYear();
  // A century that has none makes it eight years.
  const days = Array.from({ length: 9 }, (_, year) => new Date(Date.UTC(first + year, 1, 29)));
  const next = days.find((day) => day.getUTCDate() === 29 && day.getTime() + DAYTIME_MS > instant);
  return (next as Date).getTime();
}

/**
 * The moments at which what shows or chooses times is tested, all after `now`: each day of a week, before midnight, at the end of
 * a year, around both changes of clocks, and on a leap day.
 */
export function momentsAfter(now: number): Moment[] {
  const week = Array.from({ length: 7 }, (_, day) => midnightAfter(now) + day * DAY_MS + DAYTIME_MS);
  const soon = now + BEFORE_MIDNIGHT_MS;
  const moments: [string, number][] = [
    ...week.map((at): [string, number] => [
      new Date(at).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }),
      at,
    ]),
    ['before midnight in Bucharest', midnightInBucharestAfter(soon) - BEFORE_MIDNIGHT_MS],
    ['before midnight in UTC', midnightAfter(soon) - BEFORE_MIDNIGHT_MS],
    ['the end of the year', newYearInBucharestAfter(soon) - BEFORE_MIDNIGHT_MS],
    ...changesAfter(now + EVENING_MS).flatMap((at): [string, number][] => [
      ['the evening before clocks change', at - EVENING_MS],
      ['the night in which clocks change', at - NIGHT_MS],
    ]),
    ['a leap day', leapDayAfter(now) + DAYTIME_MS],
  ];
  return moments.map(([name, at]) => ({ name, at: new Date(at) }));
}
