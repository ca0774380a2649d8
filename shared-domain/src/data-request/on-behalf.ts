/** The longest reason that an administrator gives for what they ask on somebody's behalf, as its person reads it. */
export const MAX_ON_BEHALF_REASON = 500;

/**
 * Why nothing is asked on somebody's behalf, as the `reason` of a refusal: they are of the staff, suspended, have such a request already, or
 * their deletion has begun.
 */
export const ON_BEHALF_REFUSALS = ['staff', 'suspended', 'standing', 'leaving'] as const;
export type OnBehalfRefusal = (typeof ON_BEHALF_REFUSALS)[number];

/** What stands open of a person's requests about their data, as administrators see it; times as ISO texts. */
export interface OpenDataRequests {
  copy?: { status: 'waiting'; askedAt: string } | { status: 'ready'; expiresAt: string };
  deletion?: { hasBegun: boolean; isOnBehalf: boolean; dueAt: string };
}
