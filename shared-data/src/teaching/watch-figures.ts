import { addedUp, type Counts, figuresSchema } from '@cursiv/shared-domain';
import { collection, database, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches a group of a course's figures, its parts added up; for its authors. */
export const watchFigures =
  (courseId: string, group: string): Watch<Counts> =>
  ({ next, fail }) =>
    watchQuery(figuresSchema, () =>
      query(collection(database(), 'courses', courseId, 'figures'), where('group', '==', group)),
    )({ next: (parts) => next(addedUp(parts)), fail });
