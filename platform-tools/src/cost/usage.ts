/** What one doing of something takes from the services, as their counters saw it. */
export interface ActCounts {
  reads: number;
  writes: number;
  deletes: number;
  calls: number;
}

/** What people do on the site, each with counts of its own. */
export const ACTS = [
  'view, made anew',
  'dashboard',
  'course home',
  'lesson opened',
  'account',
  'enrolment',
  'lesson finished',
  'booking',
  'publication',
] as const;

export type Act = (typeof ACTS)[number];

/** How often a learner does something in a month. Assumed: nobody has used the site for a month yet. */
export const PER_LEARNER: Readonly<Record<Exclude<Act, 'view, made anew'>, number>> = {
  dashboard: 8,
  'course home': 8,
  'lesson opened': 24,
  account: 0.2,
  enrolment: 0.5,
  'lesson finished': 16,
  booking: 0.05,
  publication: 0.002,
};

/** What else is assumed of a month. */
export const ASSUMED = {
  /** Views of public pages for each learner, their own and those of visitors who never sign in. */
  viewsPerLearner: 30,
  /** Public addresses that somebody opens, and for how many seconds the edge keeps a page. */
  addresses: 2000,
  keptSeconds: 3,
  /** Bytes of a view: a browser without a cache, one with, and how many of a hundred have none. */
  coldBytes: 310_000,
  warmBytes: 20_000,
  coldShare: 0.3,
  signedInColdBytes: 620_000,
  /** Bytes that the database sends for a document. */
  documentBytes: 1500,
  /** Seconds of a processor and of its memory that a call has to itself, though an instance answers eighty at once. */
  secondsPerCall: 0.15,
  gibPerCall: 0.5,
  /** Opened lessons with a film, and its bytes: five minutes at 1.5 Mbit/s. */
  filmShare: 0.4,
  filmBytes: 56_000_000,
  /** Stored for each learner in the database, and files of the whole site for each thousand learners. */
  storedBytesPerLearner: 20_000,
  fileBytesPerThousand: 5_000_000_000,
} as const;

const MONTH_SECONDS = 30 * 86_400;

/** The share of views that the edge has not kept, when views of all addresses are spread evenly: the worst for it. */
export function anewShare(views: number, addresses: number, keptSeconds: number): number {
  return 1 / (1 + (views / addresses / MONTH_SECONDS) * keptSeconds);
}

/** How often each act happens in a month with so many learners. */
export function actsOf(learners: number): Readonly<Record<Act, number>> {
  const views = learners * ASSUMED.viewsPerLearner;
  const anew = views * anewShare(views, ASSUMED.addresses, ASSUMED.keptSeconds);
  const others = Object.entries(PER_LEARNER).map(([act, times]) => [act, learners * times]);
  return { 'view, made anew': anew, ...Object.fromEntries(others) };
}
