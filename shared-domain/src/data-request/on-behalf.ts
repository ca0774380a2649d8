/** The longest reason that an administrator gives for what they ask on somebody's behalf, as its person reads it. */
export const MAX_ON_BEHALF_REASON = 500;

/**
 * Why nothing is asked on somebody's behalf, as the `reason` of a refusal: they are of the staff, suspended, have such a request already, or
 * their deletion has begun.
 */
export const ON_BEHALF_REFUSALS = ['staff', 'suspended', 'standing', 'leaving'] as const;
export type OnBehalfRefusal = (typeof ON_BEHALF_REFUSALS)[number];

/**
 * Why something is not given to another author on somebody's behalf: the giver is of the staff, or is being deleted; the taker is the giver
 * or who decides it, may not act, or has not proven their address; or it is somebody else's meanwhile.
 */
export const HAND_OVER_REFUSALS = ['staff', 'leaving', 'self', 'taker', 'unproven', 'moved'] as const;
export type HandOverRefusal = (typeof HAND_OVER_REFUSALS)[number];

/** What stands open of a person's requests about their data, as administrators see it; times as ISO texts. */
export interface OpenDataRequests {
  copy?: { status: 'waiting'; askedAt: string } | { status: 'ready'; expiresAt: string };
  deletion?: { hasBegun: boolean; isOnBehalf: boolean; dueAt: string };
}
