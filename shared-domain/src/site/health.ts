import * as z from 'zod/mini';

/** Where the site says how it is, for monitors and for administrators. */
export const HEALTH_PATH = '/health';

/** `attention`: somebody should look, and nobody is kept waiting. `down`: something does not work. */
export const HEALTH_STATES = ['well', 'attention', 'down'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

const state = z.enum(HEALTH_STATES);
const time = z.nullable(z.iso.datetime());

/** How the site is. It names no person. */
export const healthSchema = z.object({
  state,
  checkedAt: z.iso.datetime(),
  /** Whether the service answers. */
  database: z.object({ state }),
  storage: z.object({ state }),
  /** Since when the oldest one should have left; null when none is waiting for its time. */
  mails: z.object({ state, dueSince: time }),
  pushes: z.object({ state, dueSince: time }),
  /** The last time that each did its work; one that has not run yet is not named. */
  schedules: z.object({ state, runs: z.array(z.object({ name: z.string(), doneAt: time, isLate: z.boolean() })) }),
  /** Mails that nobody tries to send any more; null when they could not be counted. */
  deadMails: z.object({ state, count: z.nullable(z.number()) }),
  /** Pushes that nobody tries to send any more. A site of before does not say. */
  deadPushes: z._default(z.object({ state, count: z.nullable(z.number()) }), { state: 'well', count: 0 }),
  /** Copies and deletions of people's data: since when the oldest one should have been done. A site of before does not say. */
  dataRequests: z._default(z.object({ state, dueSince: time }), { state: 'well', dueSince: null }),
});

export type Health = z.infer<typeof healthSchema>;

export const HEALTH_PARTS = [
  'database',
  'storage',
  'mails',
  'pushes',
  'schedules',
  'deadMails',
  'deadPushes',
  'dataRequests',
] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];
