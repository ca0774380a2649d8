import * as z from 'zod/mini';
import { instant } from '../schema.ts';
import type { Right } from '../user/rights/staff.ts';

/** What may wait for an administrator. */
export const WORK_KINDS = [
  'course',
  'resource',
  'expert',
  'right',
  'review',
  'question',
  'message',
  'mail',
  'push',
  // A scheduled task that is late, and copies or deletions of people's data that are.
  'job',
  'request',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** The right that it takes to deal with each kind. */
export const WORK_RIGHTS: Record<WorkKind, Right> = {
  course: 'courses',
  resource: 'resources',
  expert: 'experts',
  right: 'verifications',
  review: 'reviews',
  question: 'reviews',
  message: 'leads',
  mail: 'mails',
  push: 'mails',
  job: 'setup',
  request: 'setup',
};

/** Names one thing that waits, among all kinds: `course__c1`. */
export const workId = (kind: WorkKind, id: string): string => `${kind}__${id}`;

/** What a work's id names; undefined for what is none. */
export function workNamed(work: string): { kind: WorkKind; id: string } | undefined {
  const at = work.indexOf('__');
  const kind = WORK_KINDS.find((one) => one === work.slice(0, at));
  const id = work.slice(at + 2);
  return kind && id ? { kind, id } : undefined;
}

/** How long a claim holds unless it is renewed or given up, in milliseconds; the data rules know it too. */
export const CLAIM_MS = 60 * 60_000;

/** Who deals with a thing that waits: `workClaims/{workId}`. Others see it; it decides nothing. */
export const workClaimSchema = z.object({ id: z.string(), uid: z.string(), name: z.string(), at: instant });
export type WorkClaim = z.infer<typeof workClaimSchema>;

/** Whether a claim still holds. */
export const isClaimed = (claim: WorkClaim | undefined, now: Date): claim is WorkClaim =>
  claim !== undefined && claim.at.getTime() + CLAIM_MS > now.getTime();
