import { type Attachment, attachmentSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../../watch.ts';

/** Watches the files that the two people of a booking have attached, the first first. */
export const watchAttachments = (bookingId: string): Watch<Attachment[]> =>
  watchQuery(attachmentSchema, () =>
    query(collection(database(), 'bookings', bookingId, 'attachments'), orderBy('addedAt')),
  );
