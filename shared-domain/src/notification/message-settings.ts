import * as z from 'zod/mini';
import { LOCALES } from '../l10n/l10n.ts';
import { NOTIFICATION_TYPES, type NotificationType } from './notification.ts';

/** The ways a message takes to its reader. */
export const CHANNELS = ['site', 'mail', 'push'] as const;

export type Channel = (typeof CHANNELS)[number];

/** What is mailed and pushed only to those who asked for it: it comes often. */
const RATHER_NOT: readonly NotificationType[] = ['enrollment.received'];

/** The types that are off on a way; those of a way that is newer than what is stored are the given ones. */
const types = (unsaid: readonly NotificationType[] = []) => z.catch(z.array(z.catch(z.string(), '')), [...unsaid]);

/** When what can wait is mailed: at once, or in one mail with what else came, each morning or on Monday morning. */
export const GATHERINGS = ['atOnce', 'daily', 'weekly'] as const;

export type Gathering = (typeof GATHERINGS)[number];

/** An hour of a day, on the reader's clock. */
const hour = z.number().check(z.int(), z.gte(0), z.lte(23));

/**
 * How a person wants to be told: `users/{uid}/settings/messages`. Language and zone are those in which they last read
 * the site; everything is told on all ways but for what they turned off.
 */
export const messageSettingsSchema = z.object({
  locale: z.catch(z.optional(z.enum(LOCALES)), undefined),
  timeZone: z.catch(z.optional(z.string()), undefined),
  gathering: z.catch(z.enum(GATHERINGS), 'atOnce'),
  /** The hours between which nothing that can wait is mailed; they may span midnight. */
  quiet: z.catch(z.optional(z.object({ from: hour, until: hour })), undefined),
  /** The address that its mail server said nobody has; nothing is mailed to it until its person wants it tried again. */
  refused: z.catch(z.optional(z.string()), undefined),
  /**
   * The address at which a mail of ours was reported as spam; nothing that can be turned off is mailed to it until its person wants that
   * again.
   */
  complained: z.catch(z.optional(z.string()), undefined),
  off: z.catch(z.object({ site: types(), mail: types(), push: types(RATHER_NOT) }), {
    site: [],
    mail: [...RATHER_NOT],
    push: [...RATHER_NOT],
  }),
});

export type MessageSettings = z.infer<typeof messageSettingsSchema>;

/** Whether a person may turn a type off: what protects their account always reaches them. */
export const canTurnOff = (type: NotificationType): boolean => !type.startsWith('security.');

/** What comes at once whatever its reader chose: it is about a time, or about the safety of the account. */
const URGENT: readonly string[] = ['booking', 'waiting', 'security'];

/** Whether a message may come later than what it tells. */
export const canWait = (type: NotificationType): boolean => !URGENT.includes(type.slice(0, type.indexOf('.')));

/** So many mails an hour a person gets of what can wait; the rest waits for room, and comes together. */
export const MAILS_AN_HOUR = 10;

/** So much an hour a person is pushed of what can wait; the rest stands in the site alone. */
export const PUSHES_AN_HOUR = 10;

/** Whether a person wants messages of a type on a way. */
export const isWanted = ({ off }: MessageSettings, type: NotificationType, channel: Channel): boolean =>
  !canTurnOff(type) || !off[channel].includes(type);

/** The settings with a type turned on or off on a way. */
export function turned(
  settings: MessageSettings,
  type: NotificationType,
  channel: Channel,
  isOn: boolean,
): MessageSettings {
  const others = settings.off[channel].filter(
    (known) => known !== type && NOTIFICATION_TYPES.some((one) => one === known),
  );
  return { ...settings, off: { ...settings.off, [channel]: isOn ? others : [...others, type] } };
}
