import {
  LOCALES,
  type Locale,
  MAIL_TYPES,
  type MailTexts,
  type MailType,
  messageSettingsSchema,
  NOTIFICATION_TYPES,
  type Notification,
  type NotificationType,
  type StaffRole,
  storedRole,
} from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { composeMail, type Told } from './compose/compose-mail.ts';
import { composeInvitationMail } from './invitation/compose-invitation-mail.ts';
import { composeLeadMail } from './lead/compose-lead-mail.ts';

const DATE = new Date('2026-12-01T09:00:00Z');
const SITE = { origin: 'http://localhost:3000', key: 'preview' };

/** What previews name, whether their sentence says it or not. */
const PARAMS: Notification['params'] = {
  name: 'Clara Ionescu',
  title: { ro: 'Primul an pe cont propriu', en: 'The first year on your own' },
  course: { ro: 'Primul an pe cont propriu', en: 'The first year on your own' },
  rating: 5,
  until: new Date('2026-12-08T12:00:00Z'),
  flag: 'verifiedExpert',
};

/** What those about a booking name besides: its time, on the other person's clock, too. */
const BOOKED = { at: new Date('2026-12-07T12:00:00Z'), zone: 'Europe/London' };

/** The types whose sentence is followed by the other person's words. */
const NOTED: readonly NotificationType[] = [
  'booking.declined',
  'course.returned',
  'course.suspended',
  'expert.returned',
  'expert.suspended',
  'file.takenDown',
  'question.hidden',
  'resource.returned',
  'review.hidden',
  'verification.rejected',
];

const notificationOf = (type: NotificationType): Notification => ({
  id: type,
  type,
  params: {
    ...PARAMS,
    ...(type.startsWith('booking.') && BOOKED),
    ...(type.startsWith('waiting.') && { at: BOOKED.at }),
    ...(NOTED.includes(type) && { note: 'Hai să vorbim săptămâna viitoare.' }),
  },
  link: paths.notifications(),
  isRead: false,
  isArchived: false,
  createdAt: DATE,
});

/** The kinds of mail: one for each type of notification, and the one that tells several. */
export const MAIL_KINDS = [...NOTIFICATION_TYPES, 'gathered'] as const;

/** A mail of a kind as a reader of that language gets it. */
export function previewMail(kind: (typeof MAIL_KINDS)[number], locale: Locale, texts?: MailTexts) {
  const told: Told =
    kind === 'gathered'
      ? [notificationOf('course.announced'), notificationOf('question.answered'), notificationOf('review.received')]
      : [notificationOf(kind)];
  const settings = messageSettingsSchema.parse({ locale, timeZone: 'Europe/Bucharest' });
  return composeMail(told, { uid: 'preview', name: 'Ana', address: 'ana@exemplu.ro', settings }, SITE, DATE, texts);
}

const REPLY = { text: 'Mulțumim că ne-ai scris.\nPoți începe oricând cu primul curs.' };

/** The mail that acknowledges a visitor's message, or brings a reply, as its sender gets it. */
const previewLeadMail = (locale: Locale, reply?: typeof REPLY, texts?: MailTexts) =>
  composeLeadMail(
    { id: 'preview' },
    { id: 'preview', name: 'Ana', email: 'ana@exemplu.ro', locale },
    reply,
    SITE,
    DATE,
    texts,
  );

/** The mail that invites somebody to the site. */
export const previewInvitationMail = (locale: Locale, role: StaffRole | undefined, texts?: MailTexts) =>
  composeInvitationMail(
    { id: 'preview' },
    { id: 'preview', email: 'ana@exemplu.ro', role: storedRole(role), locale, expiresAt: DATE },
    'Clara Ionescu',
    SITE,
    DATE,
    texts,
  );

/** A mail of a type as a reader of that language gets it, with the operator's texts. */
export function previewOf(type: MailType, locale: Locale, texts?: MailTexts) {
  if (type === 'lead.received') return previewLeadMail(locale, undefined, texts);
  if (type === 'lead.replied') return previewLeadMail(locale, REPLY, texts);
  return type === 'invitation' ? previewInvitationMail(locale, undefined, texts) : previewMail(type, locale, texts);
}

const ALL_PREVIEWS = [
  ...MAIL_TYPES.map((type) => ({ kind: type as string, write: (locale: Locale) => previewOf(type, locale) })),
  { kind: 'invitation.moderator', write: (locale: Locale) => previewInvitationMail(locale, 'moderator') },
];

/** A mail of every kind in every language, as they travel. */
export async function mailPreviews(): Promise<{ id: string; raw: Uint8Array }[]> {
  const { toMime } = await import('./smtp/mime.ts');
  const mails = ALL_PREVIEWS.flatMap(({ kind, write }) =>
    LOCALES.map((locale) => ({ kind, locale, mail: write(locale) })),
  );
  return Promise.all(
    mails.map(async ({ kind, locale, mail }) => ({
      id: `${kind} ${locale}`,
      raw: await toMime(mail, 'Cursiv <salut@cursiv.test>'),
    })),
  );
}
