import type { Booking, ExpertPayload, OfferingLine } from '@cursiv/shared-domain';

/** A booking that somebody is about to request. */
export interface BookingProposal {
  expert: ExpertPayload;
  offering: OfferingLine;
  at: Date;
  /** The zone in which times are shown. */
  timeZone: string;
  /** The reader's own booking at this very time. */
  own: Booking | undefined;
  /** The reader's booking that is to have this time instead of its own. */
  moved: Booking | undefined;
  /** Somebody else was faster. */
  onTaken: () => void;
}
