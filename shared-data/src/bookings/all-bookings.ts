import { type Booking, type BookingStatus, bookingSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, type Query, query, where } from '@cursiv/shared-firebase/firestore';
import { readPages } from '../reading/read-pages.ts';
import { type Watch, watchQuery } from '../watch.ts';

/** Bookings in one state or any, the latest start first. */
const bookingsIn = (status: BookingStatus | undefined): Query =>
  query(
    collection(database(), 'bookings'),
    ...(status ? [where('status', '==', status)] : []),
    orderBy('startAt', 'desc'),
  );

/** Watches everybody's bookings, at most `count`; for administrators. */
export const watchAllBookings = (status: BookingStatus | undefined, count: number): Watch<Booking[]> =>
  watchQuery(bookingSchema, () => query(bookingsIn(status), limit(count)));

/** Reads everybody's bookings, and tells on the way how many there are so far; for administrators. Throws AppError. */
export const getAllBookings = (status: BookingStatus | undefined, heard: (count: number) => void): Promise<Booking[]> =>
  readPages(bookingSchema, bookingsIn(status), heard);
