import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/**
 * What is measured of a visit, and the bounds between which it is counted, so that no single value is kept. Times are milliseconds; the layout
 * shift is in thousandths. Where web.dev calls a value good and poor is among the bounds of each vital.
 */
export const MEASURES = {
  /** Until a section's code ran. */
  load: [100, 250, 500, 1000, 2000, 4000],
  /** The largest contentful paint. */
  lcp: [1000, 1800, 2500, 4000, 6000],
  /** The cumulative layout shift. */
  cls: [10, 50, 100, 250, 500],
  /** The longest interaction until its next paint. */
  inp: [50, 100, 200, 500, 1000],
} as const;
export type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

const counts = z.optional(z.array(z.number()));

/** The visits in which one release of a section ran. */
export const buildFiguresSchema = z.object({
  visits: z.number(),
  /** Those in which something failed unexpectedly. */
  failed: z.number(),
  /** How many values lay between the bounds, for each measure that a visit brought. */
  load: counts,
  lcp: counts,
  cls: counts,
  inp: counts,
});
export type BuildFigures = z.infer<typeof buildFiguresSchema>;

/** A section's visits of a day (UTC), by build: `releaseFigures/{section}__{day}`. Firestore deletes it after `expiresAt`. */
export const releaseFiguresSchema = z.object({
  section: z.string(),
  day: z.string(),
  builds: z.record(z.string(), buildFiguresSchema),
  expiresAt: instant,
});
export type ReleaseFigures = z.infer<typeof releaseFiguresSchema>;

/** Where the figures of a section's day (UTC) are stored. */
export const releaseFiguresPath = (section: string, at: Date): string =>
  `releaseFigures/${section}__${at.toISOString().slice(0, 10)}`;

/** How long the figures of a day are kept. */
export const FIGURES_DAYS = 30;

/** One visit of one release, as its browser tells it. */
export interface ReleaseVisit {
  section: string;
  build: string;
  hasFailed: boolean;
  measured: Partial<Record<Measure, number>>;
}

const NONE: BuildFigures = { visits: 0, failed: 0 };

/** The place of a value among the bounds of its measure. */
const placeOf = (measure: Measure, value: number): number => {
  const place = MEASURES[measure].findIndex((bound) => value <= bound);
  return place < 0 ? MEASURES[measure].length : place;
};

const sumOf = (one: readonly number[], other: readonly number[]): number[] =>
  (one.length < other.length ? other : one).map((_, place) => (one[place] ?? 0) + (other[place] ?? 0));

/** The figures of two groups of visits together. */
export function addedFigures(one: BuildFigures, other: BuildFigures): BuildFigures {
  const measured = MEASURE_NAMES.flatMap((measure) => {
    const [mine, theirs] = [one[measure], other[measure]];
    return mine || theirs ? [[measure, sumOf(mine ?? [], theirs ?? [])] as const] : [];
  });
  return {
    visits: one.visits + other.visits,
    failed: one.failed + other.failed,
    ...Object.fromEntries(measured),
  };
}

/** The figures of one visit. */
export function figuresOf({ hasFailed, measured }: ReleaseVisit): BuildFigures {
  const values = MEASURE_NAMES.flatMap((measure) => {
    const value = measured[measure];
    if (value === undefined) return [];
    const place = placeOf(measure, value);
    return [[measure, [...MEASURES[measure], 0].map((_, index) => Number(index === place))] as const];
  });
  return { visits: 1, failed: Number(hasFailed), ...Object.fromEntries(values) };
}

/** The figures of some days together, by build. */
export function figuresByBuild(days: readonly Pick<ReleaseFigures, 'builds'>[]): Record<string, BuildFigures> {
  const all: Record<string, BuildFigures> = {};
  for (const { builds } of days)
    for (const [build, figures] of Object.entries(builds)) all[build] = addedFigures(all[build] ?? NONE, figures);
  return all;
}

/**
 * The bound that three quarters of the values do not exceed; Infinity when it is beyond the last, undefined without values.
 */
export function threeQuarters(measure: Measure, values: readonly number[] | undefined): number | undefined {
  const total = (values ?? []).reduce((sum, count) => sum + count, 0);
  if (!values || total === 0) return undefined;
  let below = 0;
  const place = values.findIndex((count) => {
    below += count;
    return below >= total * 0.75;
  });
  return MEASURES[measure][place] ?? Number.POSITIVE_INFINITY;
}

/** The part of visits in which something failed, from 0 to 1. */
export const failureRate = ({ visits, failed }: Pick<BuildFigures, 'visits' | 'failed'>): number =>
  visits === 0 ? 0 : Math.min(failed / visits, 1);
