import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/** Programs and systems as people call them; anything else is `other`. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export const SYSTEMS = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'other'] as const;

/** The most sessions that a person's list names. */
export const MOST_SESSIONS = 20;

/** A browser in which somebody is signed in. */
const sessionEntrySchema = z.object({
  /** The name that the browser made up for itself. */
  id: z.string(),
  browser: z.enum(BROWSERS),
  system: z.enum(SYSTEMS),
  /** When they signed in there. */
  startedAt: instant,
  /** When it was last used, to the hour. */
  usedAt: instant,
});
export type SessionEntry = z.infer<typeof sessionEntrySchema>;

/** Where somebody is signed in: `sessions/{uid}`, the one used last first. */
export const sessionListSchema = z.object({
  uid: z.string(),
  sessions: z.array(sessionEntrySchema),
  /** Sessions that their person has ended, so that a note on its way does not bring them back: the browser, and when they signed in there. */
  ended: z._default(z.array(z.object({ id: z.string(), startedAt: instant })), []),
});
export type SessionList = z.infer<typeof sessionListSchema>;

export const sessionsPath = (uid: string): string => `sessions/${uid}`;

/** What a browser may call itself. */
export const SESSION_ID = /^[\w-]{16,64}$/;
