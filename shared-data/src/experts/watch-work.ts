import { type Booking, bookingSchema, type WorkFigures, workFiguresSchema } from '@cursiv/shared-domain';
import { collection, database, doc, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument, watchQuery } from '../watch.ts';

/** Watches the figures of an expert's own work; undefined before the first booking. */
export const watchWorkFigures = (uid: string): Watch<WorkFigures | undefined> =>
  watchDocument(workFiguresSchema, () => doc(database(), 'experts', uid, 'figures', 'work'));

/** Watches an expert's bookings that start at a moment or later, latest first. */
export const watchWorkFrom = (uid: string, from: Date): Watch<Booking[]> =>
  watchQuery(bookingSchema, () =>
    query(
      collection(database(), 'bookings'),
      where('expertUid', '==', uid),
      where('startAt', '>=', from),
      orderBy('startAt', 'desc'),
    ),
  );
