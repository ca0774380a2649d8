import * as z from 'zod/mini';
import type { Locale } from '../../../l10n/l10n.ts';
import { NOTIFICATION_TYPES, type NotificationType } from '../../../notification/notification.ts';
import { hasVisible, isTitle } from '../../../text/visible.ts';

/** Every type of mail: one for each notification, one that tells several, and those to people who may have no account. */
export const MAIL_TYPES = [...NOTIFICATION_TYPES, 'gathered', 'lead.received', 'lead.replied', 'invitation'] as const;
export type MailType = (typeof MAIL_TYPES)[number];

/** The parts of a mail that have texts of their own. */
export const MAIL_PARTS = ['subject', 'opening'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

export const MAIL_TEXT_LIMITS: Record<MailPart, number> = { subject: 150, opening: 600 };

/** What the mails that tell no single notification say. */
export type MailWords = Record<Exclude<MailType, NotificationType>, Record<MailPart, string>>;

/** The subject and the first paragraph of a type of mail; where one is empty, the product's own holds. */
export type MailText = Record<MailPart, Record<Locale, string>>;

/** What the operator says in place of the product, by type of mail. */
export interface MailTexts {
  texts: Partial<Record<MailType, MailText>>;
}

const inBoth = z.object({ ro: z.string(), en: z.string() });
const mailTextSchema: z.ZodMiniType<MailText> = z.object({ subject: inBoth, opening: inBoth });

/**
 * The form alone: what a text may name depends on the product's own text, which a later release may change. What it no longer allows is
 * still read, shown to be mended, and not sent.
 */
export const mailTextsSchema: z.ZodMiniType<MailTexts> = z.object({
  texts: z.object(Object.fromEntries(MAIL_TYPES.map((type) => [type, z.optional(mailTextSchema)]))),
});

export type MailTextProblem = 'tooLong' | 'unreadable' | 'unknown' | 'missing';

const NAME = /\{\{(\w+)\}\}/g;

/** What a text names, such as `name` for `{{name}}`. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(NAME)].flatMap(([, name]) => name ?? [])),
];

/** A text with what it names, each written once: what is put in is not read again. */
export const filled = (text: string, named: Record<string, string>): string =>
  text.replace(NAME, (_, name: string) => (Object.hasOwn(named, name) ? (named[name] ?? '') : ''));

/**
 * What is wrong with a text that stands for the product's: it names only what the product's first
 * paragraph, `opening`, names; a first paragraph names all of it, because nothing else in the mail does. Nothing is wrong with an empty one.
 */
export function mailTextProblem(part: MailPart, text: string, opening: string): MailTextProblem | undefined {
  if (text === '') return undefined;
  if (text.length > MAIL_TEXT_LIMITS[part]) return 'tooLong';
  // One line that can be seen: a break in a subject would begin another header.
  if (!hasVisible(text) || !isTitle(text)) return 'unreadable';
  const [names, known] = [namesIn(text), namesIn(opening)];
  if (/[{}]/.test(text.replace(NAME, '')) || names.some((name) => !known.includes(name))) return 'unknown';
  return part === 'opening' && known.some((name) => !names.includes(name)) ? 'missing' : undefined;
}
