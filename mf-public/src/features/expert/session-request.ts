import type { ExpertCard, OfferingLine } from '@cursiv/shared-domain';

/** A session that somebody is about to ask for. */
export interface SessionRequest {
  expert: ExpertCard;
  offering: OfferingLine;
  at: Date;
  /** The zone that times are shown in. */
  timeZone: string;
  /** Somebody was quicker. */
  onTaken: () => void;
}
