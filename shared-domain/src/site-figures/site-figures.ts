import * as z from 'zod/mini';
import { dateAt } from '../availability/wall-time.ts';
import type { BookingStatus } from '../booking/lifecycle.ts';
import type { AnswerSpan } from '../expert/work-figures.ts';
import type { Medium } from '../file/content/medium.ts';
import type { Locale } from '../l10n/l10n.ts';
import type { Right } from '../user/rights/staff.ts';

/** The zone in which the days of the site's figures begin and end, wherever an administrator is. */
export const FIGURE_ZONE = 'Europe/Bucharest';

/** The day of the site's figures that an instant belongs to: `yyyy-mm-dd`. */
export const figureDay = (at: Date): string => dateAt(at, FIGURE_ZONE);

/** In place of a day: what is so now, whenever it came about. */
export const FIGURE_TOTAL = 'total';

/** The kinds of pages that documents and data are counted by; those of public pages are named as their data are. */
export const PAGE_KINDS = [
  'index',
  'courses',
  'course',
  'lesson',
  'resources',
  'resource',
  'experts',
  'expert',
  'certificates',
  'certificate',
  'account',
  'dashboard',
  'admin',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The lists that can be searched. */
export const SEARCHED_LISTS = ['courses', 'resources', 'experts'] as const;
export type SearchedList = (typeof SEARCHED_LISTS)[number];

/** What the functions of the site work for. */
export const FEATURES = [
  'catalogue',
  'learning',
  'quizzes',
  'questions',
  'bookings',
  'messages',
  'publishing',
  'files',
  'accounts',
  'administration',
  'figures',
] as const;
export type Feature = (typeof FEATURES)[number];

/** What people wait for an answer to. */
export const ANSWERED_KINDS = ['question', 'lead', 'booking'] as const;
export type AnsweredKind = (typeof ANSWERED_KINDS)[number];

/** What is counted of a day. */
export type DayFigure =
  | 'registered'
  | 'enrolled'
  | `completed:${Locale}`
  | `booking:${BookingStatus}`
  | `asked:${AnsweredKind}`
  | `answered:${AnsweredKind}:${AnswerSpan}`
  | 'mail:sent'
  | 'mail:dead'
  | `view:${Locale}:${PageKind}`
  | `missed:${Locale}:${PageKind}`
  | `search:${SearchedList}`
  | `nothing:${SearchedList}`
  | `egress:${PageKind}`
  | `data:${PageKind}`
  | `reads:${PageKind}`
  | `used:${Feature}:${'runs' | 'reads' | 'writes' | 'bytes'}`
  | 'writes';

/** What is counted of the present. */
export type TotalFigure = `files:${Medium}` | `bytes:${Medium}`;

/**
 * What there is now of what the staff deal with, each under the right that it takes to read it: `resources:in_review`. Those of one right are
 * kept together, so that the rules know whose they are.
 */
export const STAFF_TOTALS = {
  users: 'users:all',
  publishedCourses: 'courses:published',
  coursesInReview: 'courses:in_review',
  resourcesInReview: 'resources:in_review',
  expertsInReview: 'experts:in_review',
  verificationsInReview: 'verifications:submitted',
  openReports: 'reviews:open',
  leads: 'leads:all',
} as const satisfies Record<string, `${Right}:${string}`>;
export type StaffTotal = keyof typeof STAFF_TOTALS;

/** The right that a total is kept under. */
export const rightOfTotal = (total: StaffTotal): Right => readFigureKey(STAFF_TOTALS[total]).when as Right;

/** Names a figure of a day: `2026-11-22:view:ro:course`. */
export const dayKey = (day: string, figure: DayFigure): string => `${day}:${figure}`;

/** Names a figure of the present: `total:bytes:video`. */
export const totalKey = (figure: TotalFigure): string => `${FIGURE_TOTAL}:${figure}`;

/** Names words that were searched for in a month (`yyyy-mm`) and found nowhere. */
export const wordsKey = (month: string, words: string): string => `${month}:words:${words}`;

/** What a key says: its day or month, `total` or a right, and what is counted. */
export function readFigureKey(key: string): { when: string; what: string } {
  const end = key.indexOf(':');
  return { when: key.slice(0, end), what: key.slice(end + 1) };
}

/** Whether a key is of a day or a month, and not of the present. */
export const isOfPast = (key: string): boolean => /^\d/.test(key);

/** The month of a key, whose documents hold it; `total` or a right for the present. */
export const monthOfKey = (key: string): string => {
  const { when } = readFigureKey(key);
  return isOfPast(key) ? when.slice(0, 7) : when;
};

/** Who counts: triggers by what is stored, the functions that answer visitors, or all functions by what they take. */
export type FigurePart = 'documents' | 'answers' | 'runs';

/** Where the figures of a month, of the present, or of a right are kept. */
export const siteFiguresPath = (month: string, part: FigurePart): string => `siteFigures/${month}__${part}`;

/** Figures of the site in one month: `siteFigures/{month}__{part}`, under the keys of `dayKey`, `totalKey` and `wordsKey`. */
export const siteFiguresSchema = z.object({
  month: z.string(),
  counts: z.record(z.string(), z.number()),
  /** The share of `counts` whose documents are long deleted, so that nothing can count it anew. */
  settled: z.catch(z.optional(z.record(z.string(), z.number())), undefined),
});
export type SiteFigures = z.infer<typeof siteFiguresSchema>;
