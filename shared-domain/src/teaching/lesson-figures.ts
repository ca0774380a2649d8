import { LOCALES, type Locale } from '../l10n/l10n.ts';
import { type Counts, readKey } from './figures.ts';
import { medianTime } from './lesson-time.ts';

/** What is known of a lesson's learners. */
export interface LessonFigures {
  opened: number;
  finished: number;
  /** From opening to done, in seconds; undefined while nobody has finished. */
  medianSec: number | undefined;
  /** By the language that they read. */
  byLanguage: Readonly<Record<Locale, { opened: number; finished: number }>>;
  /** Wanted in a language, and read in another: by the language that is missing. */
  missed: Readonly<Record<Locale, number>>;
  /** Wanted in a language, whatever was read. */
  wanted: Readonly<Record<Locale, number>>;
}

const perLocale = <T>(make: () => T): Record<Locale, T> => ({ ro: make(), en: make() });

/** The figures of each lesson of which anything was counted. */
export function lessonFigures(counts: Counts): Map<string, LessonFigures> {
  const times = new Map<string, Map<number, number>>();
  const figures = new Map<string, ReturnType<typeof nothing>>();
  for (const [key, count] of Object.entries(counts)) {
    const { id, what, detail } = readKey(key);
    const of = figures.get(id) ?? nothing();
    figures.set(id, of);
    if (what === 'time') times.set(id, (times.get(id) ?? new Map()).set(Number(detail), count));
    else add(of, what, detail.split(':'), count);
  }
  return new Map([...figures].map(([id, of]) => [id, { ...of, medianSec: medianTime(times.get(id) ?? new Map()) }]));
}

const isLocale = (value: string | undefined): value is Locale => LOCALES.some((locale) => locale === value);

const nothing = () => ({
  opened: 0,
  finished: 0,
  byLanguage: perLocale(() => ({ opened: 0, finished: 0 })),
  missed: perLocale(() => 0),
  wanted: perLocale(() => 0),
});

function add(of: ReturnType<typeof nothing>, what: string, [wanted, read]: string[], count: number): void {
  if ((what !== 'opened' && what !== 'finished') || !isLocale(wanted) || !isLocale(read)) return;
  of[what] += count;
  of.byLanguage[read][what] += count;
  if (what !== 'opened') return;
  of.wanted[wanted] += count;
  if (wanted !== read) of.missed[wanted] += count;
}

/** How often a course's lessons were wanted in each language, and how often they had to be read in another. */
export function translationDemand(
  lessons: Iterable<LessonFigures>,
): Record<Locale, { wanted: number; missed: number }> {
  const demand = perLocale(() => ({ wanted: 0, missed: 0 }));
  for (const { wanted, missed } of lessons) {
    for (const locale of LOCALES) {
      demand[locale].wanted += wanted[locale];
      demand[locale].missed += missed[locale];
    }
  }
  return demand;
}
