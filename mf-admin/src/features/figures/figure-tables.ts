import {
  ANSWER_SPANS,
  ANSWERED_KINDS,
  BOOKING_STATUSES,
  type Counts,
  FEATURES,
  FIGURE_TOTAL,
  LOCALES,
  MEDIA,
  PAGE_KINDS,
  readFigureKey,
  SEARCHED_LISTS,
} from '@cursiv/shared-domain';
import type { FigureTime } from './range.ts';

/** Amounts by what is counted, such as `view:ro:course`. */
type Amounts = ReadonlyMap<string, number>;

/** The amounts whose name begins with this, added up. */
function sumOf(amounts: Amounts, ...beginnings: string[]): number {
  const isWanted = (what: string) => beginnings.some((start) => what === start || what.startsWith(`${start}:`));
  return [...amounts].reduce((sum, [what, amount]) => (isWanted(what) ? sum + amount : sum), 0);
}

/** What the rows of a figure are. */
type RowKind = 'time' | 'page' | 'feature' | 'list' | 'booking' | 'answered' | 'medium' | 'words';

/** A figure as rows of numbers, which its chart, its table and its file show alike. */
interface Definition {
  rows: RowKind;
  columns: readonly string[];
  /** The first columns, one or two, that are drawn as bars. */
  drawn: 1 | 2;
  /** Those that count bytes. */
  bytes?: readonly string[];
  valuesOf(amounts: Amounts, row: string): number[];
}

const views = (kind: string) => LOCALES.map((locale) => `view:${locale}:${kind}`);
const usedBy = (amounts: Amounts, features: readonly string[]) =>
  ['reads', 'writes', 'runs', 'bytes'].map((what) =>
    sumOf(amounts, ...features.map((feature) => `used:${feature}:${what}`)),
  );
const allSpans = Object.keys(ANSWER_SPANS);
const answeredWithin = (amounts: Amounts, kind: string, last: number) =>
  sumOf(amounts, ...allSpans.slice(0, last).map((span) => `answered:${kind}:${span}`));

/** The figures of the page, in its order. */
export const FIGURES = {
  views: {
    rows: 'time',
    columns: ['views', 'english', 'romanian'],
    drawn: 2,
    valuesOf: (amounts) => [sumOf(amounts, 'view'), sumOf(amounts, 'view:en'), sumOf(amounts, 'view:ro')],
  },
  pages: {
    rows: 'page',
    columns: ['views', 'english', 'romanian'],
    drawn: 2,
    valuesOf: (amounts, kind) => [
      sumOf(amounts, ...views(kind)),
      sumOf(amounts, `view:en:${kind}`),
      sumOf(amounts, `view:ro:${kind}`),
    ],
  },
  fallbacks: {
    rows: 'page',
    columns: ['missedEnglish', 'missedRomanian'],
    drawn: 2,
    valuesOf: (amounts, kind) => [sumOf(amounts, `missed:en:${kind}`), sumOf(amounts, `missed:ro:${kind}`)],
  },
  searches: {
    rows: 'list',
    columns: ['searches', 'nothing'],
    drawn: 2,
    valuesOf: (amounts, list) => [sumOf(amounts, `search:${list}`), sumOf(amounts, `nothing:${list}`)],
  },
  words: {
    rows: 'words',
    columns: ['asked'],
    drawn: 1,
    valuesOf: (amounts, words) => [amounts.get(`words:${words}`) ?? 0],
  },
  registrations: {
    rows: 'time',
    columns: ['registered'],
    drawn: 1,
    valuesOf: (amounts) => [sumOf(amounts, 'registered')],
  },
  learning: {
    rows: 'time',
    columns: ['enrolled', 'completed', 'completedRomanian', 'completedEnglish'],
    drawn: 2,
    valuesOf: (amounts) =>
      ['enrolled', 'completed', 'completed:ro', 'completed:en'].map((what) => sumOf(amounts, what)),
  },
  bookings: {
    rows: 'booking',
    columns: ['bookings'],
    drawn: 1,
    valuesOf: (amounts, status) => [sumOf(amounts, `booking:${status}`)],
  },
  answers: {
    rows: 'answered',
    columns: ['asked', 'answered', 'hour', 'sixHours', 'day'],
    drawn: 2,
    valuesOf: (amounts, kind) => [
      sumOf(amounts, `asked:${kind}`),
      ...[allSpans.length, 1, 2, 3].map((last) => answeredWithin(amounts, kind, last)),
    ],
  },
  mails: {
    rows: 'time',
    columns: ['sent', 'dead'],
    drawn: 2,
    valuesOf: (amounts) => [sumOf(amounts, 'mail:sent'), sumOf(amounts, 'mail:dead')],
  },
  storage: {
    rows: 'medium',
    columns: ['bytes', 'files'],
    drawn: 1,
    bytes: ['bytes'],
    valuesOf: (amounts, medium) => [sumOf(amounts, `bytes:${medium}`), sumOf(amounts, `files:${medium}`)],
  },
  cost: {
    rows: 'page',
    columns: ['egress', 'reads', 'data', 'documents'],
    drawn: 1,
    bytes: ['egress'],
    valuesOf: (amounts, kind) => [
      sumOf(amounts, `egress:${kind}`),
      sumOf(amounts, `reads:${kind}`),
      sumOf(amounts, `data:${kind}`),
      sumOf(amounts, ...views(kind)),
    ],
  },
  features: {
    rows: 'feature',
    columns: ['reads', 'writes', 'runs', 'egress'],
    drawn: 2,
    bytes: ['egress'],
    valuesOf: (amounts, feature) => usedBy(amounts, [feature]),
  },
  used: {
    rows: 'time',
    columns: ['reads', 'writes', 'runs', 'egress'],
    drawn: 2,
    bytes: ['egress'],
    valuesOf: (amounts) => usedBy(amounts, FEATURES),
  },
  writes: {
    rows: 'time',
    columns: ['writes'],
    drawn: 1,
    valuesOf: (amounts) => [sumOf(amounts, 'writes')],
  },
} as const satisfies Record<string, Definition>;

export type FigureId = keyof typeof FIGURES;
export const FIGURE_IDS = Object.keys(FIGURES) as FigureId[];

export interface FigureRow {
  id: string;
  values: readonly number[];
}

/** Only so many words are listed, those that were asked for most. */
const MOST_WORDS = 50;

/** Rows that are there even when nothing was counted in them. */
const ROWS: Record<Exclude<RowKind, 'time' | 'words'>, readonly string[]> = {
  page: PAGE_KINDS,
  feature: FEATURES,
  list: SEARCHED_LISTS,
  booking: BOOKING_STATUSES,
  answered: ANSWERED_KINDS,
  medium: MEDIA,
};

/** The numbers of every figure in a time. */
export function figureTables(counts: Counts, time: FigureTime): Record<FigureId, FigureRow[]> {
  const spanOf = new Map(time.spans.flatMap(({ first, days }) => days.map((day) => [day, first] as const)));
  const months = new Set(time.spans.flatMap(({ days }) => days.map((day) => day.slice(0, 7))));
  const bySpan = new Map(time.spans.map(({ first }) => [first, new Map<string, number>()]));
  const all = new Map<string, number>();
  for (const [key, amount] of Object.entries(counts)) {
    const { when, what } = readFigureKey(key);
    const span = spanOf.get(when);
    const isIn = span !== undefined || when === FIGURE_TOTAL || months.has(when);
    const counted = isIn ? [all, span === undefined ? undefined : bySpan.get(span)] : [];
    for (const amounts of counted) amounts?.set(what, (amounts.get(what) ?? 0) + amount);
  }
  const rowsOf = (figure: Definition): FigureRow[] => {
    if (figure.rows === 'time')
      return [...bySpan].map(([id, amounts]) => ({ id, values: figure.valuesOf(amounts, id) }));
    const names = figure.rows === 'words' ? mostWords(all) : ROWS[figure.rows];
    return names.map((id) => ({ id, values: figure.valuesOf(all, id) }));
  };
  return Object.fromEntries(FIGURE_IDS.map((id) => [id, rowsOf(FIGURES[id])])) as Record<FigureId, FigureRow[]>;
}

const mostWords = (amounts: Amounts): string[] =>
  [...amounts]
    .filter(([what]) => what.startsWith('words:'))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_WORDS)
    .map(([what]) => what.slice('words:'.length));
