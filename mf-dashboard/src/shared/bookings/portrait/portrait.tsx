import type { Booking, BookingSide } from '@cursiv/shared-domain';
import { Avatar } from '@cursiv/shared-ui';
import { useExpertPhoto } from './use-expert-photo.ts';

type PortraitProps = { booking: Booking; side: BookingSide; size?: number };

/** The other person of a booking: the portrait of an expert who has one, else initials. Learners show theirs to nobody. */
export function Portrait({ booking, side, ...size }: PortraitProps) {
  const photo = useExpertPhoto(side === 'learner' ? booking.expertUid : undefined);
  return side === 'learner' ? (
    <Avatar name={booking.expertName} seed={booking.expertUid} src={photo} {...size} />
  ) : (
    <Avatar name={booking.learnerName} seed={booking.learnerUid} {...size} />
  );
}
