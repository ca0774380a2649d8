import type { Booking, ExpertCard, OfferingLine } from '@cursiv/shared-domain';

/** A booking that somebody is about to request. */
export interface SessionRequest {
  expert: ExpertCard;
  offering: OfferingLine;
  at: Date;
  /** The zone in which times are shown. */
  timeZone: string;
  /** The reader's own booking at this very time. */
  own: Booking | undefined;
  /** Somebody else was faster. */
  onTaken: () => void;
}
