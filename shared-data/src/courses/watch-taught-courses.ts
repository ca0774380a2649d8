import { watchHelpedDrafts } from '../drafts/watch-drafts.ts';
import { watchInvitations } from '../instructors/watch-instructors.ts';
import { watchTogether } from '../reading/watched/watch-together.ts';
import type { Watch } from '../watch.ts';
import { watchOwnCourses } from './watch-own-courses.ts';

const idsOf =
  <T>(watch: Watch<T[]>, idOf: (found: T) => string): Watch<string[]> =>
  ({ next, fail }) =>
    watch({ next: (found) => next(found.map(idOf)), fail });

/** Watches the ids of the courses that somebody writes, alone or with others, or is named to teach. */
export const watchTaughtCourses =
  (uid: string): Watch<readonly string[]> =>
  ({ next, fail }) =>
    watchTogether(
      new Map([
        ['own', idsOf(watchOwnCourses(uid), ({ id }) => id)],
        ['helped', idsOf(watchHelpedDrafts(uid), ({ id }) => id)],
        ['taught', idsOf(watchInvitations(uid), ({ courseId }) => courseId)],
      ]),
    )({ next: (found) => next([...found.values()].flat()), fail });
