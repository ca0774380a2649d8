import type { WeeklyHours } from '../hours-values.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

interface Span {
  from: number;
  to: number;
}

const isWhole = ({ from, to }: WeeklyHours[number]) => TIME.test(from) && TIME.test(to) && from < to;
const spansOn = (weekly: WeeklyHours, day: number): Span[] =>
  weekly
    .filter((hours) => hours.day === day && isWhole(hours))
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));

/** How much of an hour of a weekday is offered. */
export function coverage(weekly: WeeklyHours, day: number, hour: number): 'none' | 'part' | 'all' {
  const cell = { from: hour * 60, to: hour * 60 + 60 };
  const minutes = merged(spansOn(weekly, day))
    .map(({ from, to }) => Math.min(to, cell.to) - Math.max(from, cell.from))
    .filter((each) => each > 0)
    .reduce((sum, each) => sum + each, 0);
  if (minutes === 0) return 'none';
  return minutes === 60 ? 'all' : 'part';
}

/** The week with an hour of a day offered or not. What is typed wrongly stays in the list as it is. */
export function painted(weekly: WeeklyHours, day: number, hour: number, isOffered: boolean): WeeklyHours {
  const cell = { from: hour * 60, to: hour * 60 + 60 };
  const spans = spansOn(weekly, day);
  const next = isOffered ? merged([...spans, cell]) : merged(spans).flatMap((span) => cut(span, cell));
  return [
    ...weekly.filter((hours) => hours.day !== day || !isWhole(hours)),
    ...next.map(({ from, to }) => ({ day, from: timeOf(from), to: timeOf(to) })),
  ];
}

function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else result.push(span);
  }
  return result;
}

const cut = ({ from, to }: Span, cell: Span): Span[] =>
  [
    { from, to: Math.min(to, cell.from) },
    { from: Math.max(from, cell.to), to },
  ].filter((part) => part.from < part.to);
