import * as z from 'zod/mini';
import { instant } from '../../schema.ts';

/**
 * What came of looking at an address: `gone` when it answers that nothing is there, `silent` when nothing answers, and
 * `closed` for an address that may not be looked at, such as one inside somebody's own network.
 */
export const LINK_STATES = ['fine', 'gone', 'silent', 'closed'] as const;

export type LinkState = (typeof LINK_STATES)[number];

/** What came of the last look at the links of a course: `linkChecks/{courseId}`. Only the server writes it. */
export const linkCheckSchema = z.object({
  ownerUid: z.string(),
  checkedAt: instant,
  links: z.array(z.object({ address: z.string(), state: z.enum(LINK_STATES) })),
});

export type LinkCheck = z.infer<typeof linkCheckSchema>;
