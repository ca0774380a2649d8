import {
  type DayFigure,
  dayKey,
  type Feature,
  type FigurePart,
  figureDay,
  monthOfKey,
  type PageKind,
  siteFiguresPath,
  siteFiguresSchema,
  wordsKey,
} from '@cursiv/shared-domain';
import { checkedDocument } from './document/checked-document.ts';
import { daysFrom } from './document/days-from.ts';
import type { SeedDocument } from './document/seed-target.ts';

/** Views of a common day, with the bytes of a document and of its data, and the reads for these. */
const PAGES: { kind: PageKind; views: number; kilobytes: number; reads: number }[] = [
  { kind: 'index', views: 30, kilobytes: 95, reads: 6 },
  { kind: 'courses', views: 22, kilobytes: 110, reads: 4 },
  { kind: 'course', views: 41, kilobytes: 90, reads: 3 },
  { kind: 'lesson', views: 9, kilobytes: 80, reads: 4 },
  { kind: 'resources', views: 8, kilobytes: 85, reads: 3 },
  { kind: 'resource', views: 12, kilobytes: 70, reads: 4 },
  { kind: 'experts', views: 7, kilobytes: 75, reads: 3 },
  { kind: 'expert', views: 10, kilobytes: 80, reads: 5 },
  { kind: 'account', views: 6, kilobytes: 40, reads: 0 },
  { kind: 'dashboard', views: 25, kilobytes: 38, reads: 0 },
  { kind: 'admin', views: 3, kilobytes: 38, reads: 0 },
];

/** Runs of functions on a common day by what they work for, with the reads and writes of each. */
const RUNS: Record<Feature, { runs: number; reads: number; writes: number }> = {
  catalogue: { runs: 420, reads: 3, writes: 0 },
  learning: { runs: 310, reads: 4, writes: 1 },
  quizzes: { runs: 60, reads: 6, writes: 2 },
  questions: { runs: 45, reads: 5, writes: 2 },
  bookings: { runs: 70, reads: 6, writes: 2 },
  messages: { runs: 190, reads: 4, writes: 2 },
  publishing: { runs: 55, reads: 7, writes: 4 },
  files: { runs: 90, reads: 2, writes: 1 },
  accounts: { runs: 120, reads: 3, writes: 1 },
  administration: { runs: 40, reads: 3, writes: 1 },
  figures: { runs: 150, reads: 3, writes: 2 },
};

/** Words that a month's visitors searched for in vain. */
const WORDS = { 'excel avansat': 14, fotografie: 11, 'limba germana': 8, programare: 6 } as const;

const DAYS = 365;
/** Every so many days a week has a rhythm. */
const WEEK = 7;

/** How busy a day was, in parts of a common one: more at the beginning of the week, and more each month. */
const busyness = (ago: number) => (1.3 - ago / 400) * (0.75 + ((ago * 5) % WEEK) / 12);

/** What the functions would have counted of a year of visitors, whom nobody can ask again. The same for the same day. */
export function answersDocuments(now: Date): SeedDocument[] {
  const answers: Record<string, number> = {};
  const runs: Record<string, number> = {};
  for (let ago = 0; ago < DAYS; ago += 1) {
    const day = figureDay(daysFrom(now, -ago));
    for (const [figure, amount] of Object.entries(answersOf(ago))) answers[dayKey(day, figure as DayFigure)] = amount;
    for (const [figure, amount] of Object.entries(runsOf(ago))) runs[dayKey(day, figure as DayFigure)] = amount;
    for (const [words, count] of Object.entries(WORDS)) answers[wordsKey(day.slice(0, 7), words)] = count;
  }
  return [...monthsOf('answers', answers), ...monthsOf('runs', runs)];
}

function monthsOf(part: FigurePart, counts: Record<string, number>): SeedDocument[] {
  const months = Map.groupBy(Object.entries(counts), ([key]) => monthOfKey(key));
  return [...months].map(([month, entries]) =>
    checkedDocument(siteFiguresSchema, siteFiguresPath(month, part), {
      month,
      counts: Object.fromEntries(entries),
    }),
  );
}

function runsOf(ago: number): Partial<Record<DayFigure, number>> {
  const amounts: Partial<Record<DayFigure, number>> = {};
  for (const [feature, { runs, reads, writes }] of Object.entries(RUNS) as [Feature, (typeof RUNS)[Feature]][]) {
    const ran = Math.round(runs * busyness(ago));
    amounts[`used:${feature}:runs`] = ran;
    amounts[`used:${feature}:reads`] = ran * reads;
    if (writes > 0) amounts[`used:${feature}:writes`] = ran * writes;
  }
  return amounts;
}

function answersOf(ago: number): Partial<Record<DayFigure, number>> {
  const amounts: Partial<Record<DayFigure, number>> = {};
  for (const { kind, views, kilobytes, reads } of PAGES) {
    const ro = Math.round(views * busyness(ago));
    const en = Math.round(ro / 4);
    // Within the site, data are asked for about as often as pages from outside.
    const data = reads === 0 ? 0 : 2 * (ro + en);
    amounts[`view:ro:${kind}`] = ro;
    amounts[`view:en:${kind}`] = en;
    amounts[`egress:${kind}`] = (ro + en) * kilobytes * 1024 + data * 12 * 1024;
    if (data > 0) Object.assign(amounts, { [`data:${kind}`]: data, [`reads:${kind}`]: data * reads });
  }
  const searches = Math.round(12 * busyness(ago));
  return {
    ...amounts,
    'missed:en:course': Math.round(5 * busyness(ago)),
    'missed:en:lesson': Math.round(2 * busyness(ago)),
    'missed:ro:resource': ago % 2,
    'search:courses': searches,
    'nothing:courses': Math.round(searches / 6),
    'search:resources': Math.round(searches / 3),
    'nothing:resources': ago % 2,
    'search:experts': Math.round(searches / 4),
    writes: Math.round(160 * busyness(ago)),
  };
}
