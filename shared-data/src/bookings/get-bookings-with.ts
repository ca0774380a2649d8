import { type Booking, bookingSchema } from '@cursiv/shared-domain';
import { collection, database, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads a learner's present and past bookings with an expert, in no order. Throws AppError. */
export const getBookingsWith = (learnerUid: string, expertUid: string): Promise<Booking[]> =>
  guarded(async () => {
    const found = await getDocs(
      query(
        collection(database(), 'bookings'),
        where('learnerUid', '==', learnerUid),
        where('expertUid', '==', expertUid),
      ),
    );
    return parseDocuments(bookingSchema, found.docs);
  });
