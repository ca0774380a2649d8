import type { Booking } from '@cursiv/shared-domain';

/** The other person of the reader's booking. */
export const otherName = ({ expertUid, expertName, learnerName }: Booking, uid: string) =>
  uid === expertUid ? learnerName : expertName;
