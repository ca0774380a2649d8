import {
  LOCALES,
  type Locale,
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
import { toMime } from './smtp/mime.ts';

const DATE = new Date('2026-12-01T09:00:00Z');
const SITE = { origin: 'http://localhost:3000', key: 'preview' };

/** What previews name, whether their sentence says it or not. */
const PARAMS: Notification['params'] = {
  name: 'Clara Ionescu',
  title: { ro: 'Primul an pe cont propriu', en: 'The first year on your own' },
  course: { ro: 'Primul an pe cont propriu', en: 'The first year on your own' },
  rating: 5,
  flag: 'verifiedExpert',
};

/** What those about a booking name besides: its time, on the other person's clock, too. */
const BOOKED = { at: new Date('2026-12-07T12:00:00Z'), zone: 'Europe/London' };

/** The types whose sentence is followed by the other person's words. */
const NOTED: readonly NotificationType[] = [
  'booking.declined',
  'course.returned',
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
export function previewMail(kind: (typeof MAIL_KINDS)[number], locale: Locale) {
  const told: Told =
    kind === 'gathered'
      ? [notificationOf('course.announced'), notificationOf('question.answered'), notificationOf('review.received')]
      : [notificationOf(kind)];
  const settings = messageSettingsSchema.parse({ locale, timeZone: 'Europe/Bucharest' });
  return composeMail(told, { uid: 'preview', name: 'Ana', address: 'ana@exemplu.ro', settings }, SITE, DATE);
}

const REPLY = { text: 'Mulțumim că ne-ai scris.\nPoți începe oricând cu primul curs.' };

/** The mail that acknowledges a visitor's message, or brings a reply, as its sender gets it. */
export const previewLeadMail = (locale: Locale, reply?: typeof REPLY) =>
  composeLeadMail(
    { id: 'preview' },
    { id: 'preview', name: 'Ana', email: 'ana@exemplu.ro', locale },
    reply,
    SITE,
    DATE,
  );

/** The mail that invites somebody to the site. */
export const previewInvitationMail = (locale: Locale, role: StaffRole | undefined) =>
  composeInvitationMail(
    { id: 'preview' },
    { id: 'preview', email: 'ana@exemplu.ro', role: storedRole(role), locale, expiresAt: DATE },
    'Clara Ionescu',
    SITE,
    DATE,
  );

const ALL_PREVIEWS = [
  ...MAIL_KINDS.map((kind) => ({ kind: kind as string, write: (locale: Locale) => previewMail(kind, locale) })),
  { kind: 'lead.received', write: (locale: Locale) => previewLeadMail(locale) },
  { kind: 'lead.replied', write: (locale: Locale) => previewLeadMail(locale, REPLY) },
  { kind: 'invitation', write: (locale: Locale) => previewInvitationMail(locale, undefined) },
  { kind: 'invitation.moderator', write: (locale: Locale) => previewInvitationMail(locale, 'moderator') },
];

/** A mail of every kind in every language, as they travel. */
export const mailPreviews = (): Promise<{ id: string; raw: Uint8Array }[]> =>
  Promise.all(
    ALL_PREVIEWS.flatMap(({ kind, write }) =>
      LOCALES.map(async (locale) => ({
        id: `${kind} ${locale}`,
        raw: await toMime(write(locale), 'Cursiv <salut@cursiv.test>'),
      })),
    ),
  );
