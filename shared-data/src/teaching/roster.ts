import {
  type EnrollmentStatus,
  type Locale,
  nameKeyFor,
  type ProgressBand,
  type RosterEntry,
  rosterEntrySchema,
} from '@cursiv/shared-domain';
import {
  collection,
  database,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  where,
} from '@cursiv/shared-firebase/firestore';
import { readPages } from '../reading/read-pages.ts';
import { type Watch, watchQuery } from '../watch.ts';

/** By what a roster is put in order; `progress` is by per cent. */
export const ROSTER_ORDERS = ['name', 'joined', 'active', 'progress'] as const;

export type RosterOrder = (typeof ROSTER_ORDERS)[number];

/** Which learners of a course are wanted, and in which order. */
export interface RosterQuestion {
  courseId: string;
  /** The beginning of a name, or of a part of it. */
  search: string;
  status?: EnrollmentStatus | undefined;
  band?: ProgressBand | undefined;
  locale?: Locale | undefined;
  order: RosterOrder;
  isDescending: boolean;
}

const FIELDS: Record<RosterOrder, string> = {
  name: 'sortName',
  joined: 'joinedAt',
  active: 'activeAt',
  progress: 'progress.pct',
};

const placeIn = ({ sortName, joinedAt, activeAt, progress }: RosterEntry, order: RosterOrder) =>
  ({ name: sortName, joined: joinedAt, active: activeAt, progress: progress.pct })[order];

function entriesOf(question: RosterQuestion): Query {
  const { courseId, search, order, isDescending } = question;
  const direction = isDescending ? 'desc' : 'asc';
  const key = nameKeyFor(search);
  const fixed = (['status', 'band', 'locale'] as const).filter((field) => question[field] !== undefined);
  return query(
    collection(database(), 'courses', courseId, 'learners'),
    ...fixed.map((field) => where(field, '==', question[field])),
    ...(key === undefined ? [] : [where('nameKeys', 'array-contains', key)]),
    orderBy(FIELDS[order], direction),
    orderBy('__name__', direction),
  );
}

/** Watches at most `most` lines of a course's roster, those that follow one of them; for its authors. */
export const watchRoster = (
  question: RosterQuestion,
  after: RosterEntry | undefined,
  most: number,
): Watch<RosterEntry[]> =>
  watchQuery(rosterEntrySchema, () =>
    query(entriesOf(question), ...(after ? [startAfter(placeIn(after, question.order), after.id)] : []), limit(most)),
  );

/** Reads every line of a roster that is wanted, and tells on the way how many there are so far. Throws AppError. */
export const getRoster = (question: RosterQuestion, heard: (count: number) => void): Promise<RosterEntry[]> =>
  readPages(rosterEntrySchema, entriesOf(question), heard);
