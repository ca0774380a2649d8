import { addDays, figureDay, mondayOf } from '@cursiv/shared-domain';

/** How far back the figures go, as the address names it. */
export const RANGES = ['30d', '90d', '12m'] as const;
export type Range = (typeof RANGES)[number];

/** What a range is divided into. */
export type SpanKind = 'day' | 'week' | 'month';
const SPANS: Record<Range, SpanKind> = { '30d': 'day', '90d': 'week', '12m': 'month' };

/** Days (`yyyy-mm-dd`) that are shown together, under the first of them. */
interface Span {
  first: string;
  days: readonly string[];
}

export interface FigureTime {
  kind: SpanKind;
  spans: readonly Span[];
  /** The months (`yyyy-mm`) to read. */
  firstMonth: string;
  lastMonth: string;
}

/** The first day of the eleven months before this one. */
function yearBefore(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
}

function firstDay(range: Range, today: string): string {
  if (range === '12m') return yearBefore(today);
  return addDays(today, range === '30d' ? -29 : -89);
}

const GROUPS: Record<SpanKind, (day: string) => string> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => day.slice(0, 7),
};

/** The days of a range that ends now, in their spans; the first week of a range may be short. */
export function figureTime(range: Range, now: Date): FigureTime {
  const today = figureDay(now);
  const days: string[] = [];
  for (let day = firstDay(range, today); day <= today; day = addDays(day, 1)) days.push(day);
  const kind = SPANS[range];
  const spans = [...Map.groupBy(days, GROUPS[kind]).values()].map((own) => ({ first: own[0] ?? today, days: own }));
  return { kind, spans, firstMonth: (days[0] ?? today).slice(0, 7), lastMonth: today.slice(0, 7) };
}
