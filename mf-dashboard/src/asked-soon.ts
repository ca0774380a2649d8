import { sessionStore } from '@cursiv/shared-auth';
import { askSoon } from '@cursiv/shared-data';
import {
  bookingsOf,
  coursesOf,
  draftsOf,
  enrollmentsOf,
  helpedDraftsOf,
  latestLearning,
  nextBookings,
  OVERVIEW_MOST,
  openInvitationsTo,
  overviewSince,
  placesOf,
  type StoredQuery,
  type User,
} from '@cursiv/shared-domain';
import { factoriesOf, type PageModule } from '@cursiv/shared-platform';
import { pages } from './pages.ts';

/** What a page watches for its reader, whatever of it there is; not what only some have begun. */
export const askedSoon = {
  overview: ({ id }) => [
    latestLearning(id, OVERVIEW_MOST.courses),
    nextBookings(id, overviewSince(new Date()), OVERVIEW_MOST.bookings),
  ],
  'my-courses': ({ id, email }) => [
    ...[enrollmentsOf(id), draftsOf(id), coursesOf(id), helpedDraftsOf(id)],
    ...[placesOf(id), openInvitationsTo(email.toLowerCase())],
  ],
  'my-bookings': ({ id }) => [bookingsOf('learner', id), bookingsOf('expert', id)],
} satisfies Partial<Record<keyof typeof pages, (reader: User) => readonly StoredQuery[]>>;

/** Asks the database for what a page shows while the page's code is on its way. */
const asking = (questions: (reader: User) => readonly StoredQuery[], load: () => Promise<PageModule>) => () => {
  const session = sessionStore.getState();
  if (session.status === 'signedIn') askSoon(questions(session.user));
  return load();
};

/** The pages' code by their names. */
export const pageFactories: Record<string, () => Promise<PageModule>> = {
  ...factoriesOf(pages),
  ...Object.fromEntries(
    Object.entries(askedSoon).map(([id, questions]) => [
      id,
      asking(questions, pages[id as keyof typeof askedSoon].page),
    ]),
  ),
};
