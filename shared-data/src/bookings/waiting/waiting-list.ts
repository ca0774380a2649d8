import { callProven } from '../call-proven.ts';

/** Where somebody stands in the line for an expert. */
export interface WaitingPlace {
  /** From 1; 0 for somebody who does not wait. */
  place: number;
  /** The time that is held for them, until a moment. */
  held?: { offeringId: string; startAt: string; until: string };
}

/** Looks where the reader stands in the line for an expert, joins it or leaves it. Throws AppError: a booking's refusal. */
export const waitForExpert = (expertUid: string, action: 'look' | 'join' | 'leave'): Promise<WaitingPlace> =>
  callProven('waitingList', { expertUid, action });
