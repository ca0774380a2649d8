import type { Booking, ExpertCard, OfferingLine } from '@cursiv/shared-domain';

/** A session that somebody is about to ask for. */
export interface SessionRequest {
  expert: ExpertCard;
  offering: OfferingLine;
  at: Date;
  /** The zone that times are shown in. */
  timeZone: string;
  /** What the reader has asked for at this very time. */
  own: Booking | undefined;
  /** Somebody was quicker. */
  onTaken: () => void;
}
