import { median } from './measure-page.ts';

/** A measured figure of a part, in milliseconds, with its bar. */
export interface Figure {
  what: string;
  times: number[];
  bar: number;
  /** Processor time of each, where it is known: it holds on a busy machine too. */
  processorMs?: number;
}

const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** Prints figures as a table; the bar is met when 95 of 100 times are below it. */
export function printFigures(figures: Figure[]): void {
  const rows = figures.map(({ what, times, bar, processorMs }) => ({
    what,
    times: times.length,
    median: Math.round(median(times)),
    p95: Math.round(p95(times)),
    most: Math.round(Math.max(...times)),
    bar,
    is: p95(times) <= bar ? 'met' : 'MISSED',
    'processor, each': processorMs === undefined ? '' : Math.round(processorMs),
  }));
  console.table(rows);
}
