import { type Booking, type BookingStatus, bookingSchema } from '@cursiv/shared-domain';
import { type SearchedList, searchedList } from '../reading/searched-list.ts';

/** Everybody's bookings that a search finds, in one state or any, the latest start first; for administrators. */
export const allBookings = (search: string, status: BookingStatus | undefined): SearchedList<Booking> =>
  searchedList('bookings', bookingSchema, { search, filters: { status }, latestBy: 'startAt' });
