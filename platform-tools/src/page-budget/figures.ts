/** What opening a page takes, all of it counted: nothing here is a time. */
export interface PageFigures {
  /** Bytes of scripts as they were sent, compressed and with headers, of the first view and what it prepares when idle, before anybody touches it. */
  restBytes: number;
  /** The same once somebody has. */
  scriptBytes: number;
  /** Requests to the site and the services; the database's stream is none, since how many it makes depends on their pace. */
  requests: number;
  /** The longest run of requests, each sent after the one before it had ended, until the main content stands. */
  rounds: number;
  /** Documents and index entries read while the page opens; for a public page, when the edge has it. */
  reads: number;
  /** The same when a public page is made anew; 0 for the others, which are never kept. */
  readsAnew: number;
  writes: number;
  /** Functions of the page's scripts that ran, each once. They stand for the time in which the page answers nobody. */
  functionsRun: number;
}

export type Figure = keyof PageFigures;

/** In the order of the table's columns. */
export const FIGURES: readonly Figure[] = [
  'restBytes',
  'scriptBytes',
  'requests',
  'rounds',
  'reads',
  'readsAnew',
  'writes',
  'functionsRun',
];

/** A page of the table: its figures, its address and who opens it. */
export interface BudgetRow extends PageFigures {
  path: string;
  account: string;
}

/** Who opens a page without an account. */
export const VISITOR = 'visitor';

/** By how much a page may exceed its row: what a signed-in page counts depends on which of its answers comes first. */
function slackOf(figure: Figure, row: BudgetRow): number {
  if (figure === 'restBytes' || figure === 'scriptBytes') return 1024;
  if (figure === 'functionsRun') return 50;
  if (row.account !== VISITOR) return 2;
  // What administrators have ordered of the sections is read once a second, for all visitors together.
  return figure === 'rounds' || figure === 'readsAnew' ? 1 : 0;
}

/** The figures in which a page has grown beyond its row, each in words. */
export function growthOf(row: BudgetRow, now: PageFigures): string[] {
  return FIGURES.filter((figure) => now[figure] > row[figure] + slackOf(figure, row)).map(
    (figure) => `${row.path}: ${figure} ${row[figure]}, now ${now[figure]}`,
  );
}

/** The least of several views, figure by figure: chance and what runs beside a page add to its counts, and never take away. */
export const leastOf = (views: readonly PageFigures[]): PageFigures => {
  const least = (figure: Figure) => Math.min(...views.map((view) => view[figure]));
  return Object.fromEntries(FIGURES.map((figure) => [figure, least(figure)])) as unknown as PageFigures;
};
