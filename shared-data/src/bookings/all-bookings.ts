import { type Booking, type BookingStatus, bookingSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';

/** Everybody's bookings, in one state or any, the latest start first; for administrators. */
export const allBookings = (status: BookingStatus | undefined): DocumentList<Booking> =>
  documentList(bookingSchema, () =>
    query(
      collection(database(), 'bookings'),
      ...(status ? [where('status', '==', status)] : []),
      orderBy('startAt', 'desc'),
    ),
  );
