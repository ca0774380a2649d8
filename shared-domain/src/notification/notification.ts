import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { VERIFIED_FLAGS } from '../user/user.ts';

/** What people are told of, by subject and event. */
export const NOTIFICATION_TYPES = [
  'author.invited',
  'author.accepted',
  'author.removed',
  'author.offered',
  'author.refused',
  'author.handedOver',
  'author.tookOver',
  'booking.requested',
  'booking.confirmed',
  'booking.declined',
  'booking.cancelled',
  'booking.expired',
  'booking.completed',
  'booking.proposed',
  'booking.kept',
  'booking.moved',
  'booking.missed',
  'booking.disputed',
  'booking.dayBefore',
  'booking.hourBefore',
  'booking.booked',
  'waiting.free',
  'waiting.passed',
  'waiting.closed',
  'enrollment.received',
  'course.published',
  'course.returned',
  'course.suspended',
  'course.restored',
  'course.announced',
  'course.givenAway',
  'course.given',
  'resource.published',
  'resource.returned',
  'resource.suspended',
  'resource.restored',
  'resource.givenAway',
  'resource.given',
  'expert.returned',
  'expert.suspended',
  'expert.restored',
  'file.takenDown',
  'file.putBack',
  'question.asked',
  'question.answered',
  'question.marked',
  'question.hidden',
  'review.received',
  'review.answered',
  'review.hidden',
  'certificate.issued',
  'certificate.revoked',
  'instructor.invited',
  'instructor.accepted',
  'instructor.declined',
  'right.creator',
  'right.expert',
  'right.instructor',
  'right.administrator',
  'right.moderator',
  'right.support',
  'right.translator',
  'right.noRole',
  'verification.rejected',
  'verification.revoked',
  'site.canaryTakenBack',
  'site.budgetExceeded',
  'site.leadReceived',
  'security.suspended',
  'security.restored',
  'security.copyAskedFor',
  'security.copied',
  'security.signedOut',
  'security.addressChanged',
  'security.passwordChanged',
  'security.googleAdded',
  'security.googleRemoved',
  'security.passwordRemoved',
  'security.factorOn',
  'security.factorOff',
  'security.recovered',
  'security.deletionAsked',
  'security.deletionAskedFor',
  'security.deletionUndone',
  'security.deleted',
] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The longest title and note that a notification repeats. */
const LIMITS = { title: 200, note: 1000 } as const;

/** What a notification's sentence names: the sentence itself is written in the reader's present language. */
export const notificationParamsSchema = z.object({
  /** The other person. */
  name: z.optional(z.string()),
  /** The booked offering, the course, the resource, the file. */
  title: z.optional(l10nText(LIMITS.title)),
  /** The course in which it happens. */
  course: z.optional(l10nText(LIMITS.title)),
  /** When a booking begins. */
  at: z.optional(instant),
  /** How many weeks of a series it tells of, the first of which begins then. */
  weeks: z.optional(z.number()),
  /** Until when something waits for its reader. */
  until: z.optional(instant),
  /** The zone of the other person's clock. */
  zone: z.optional(z.string()),
  rating: z.optional(z.number()),
  /** The right that was asked for. */
  flag: z.optional(z.enum(VERIFIED_FLAGS)),
  /** The other person's own words. */
  note: z.optional(z.string().check(z.maxLength(LIMITS.note))),
});

export type NotificationParams = z.infer<typeof notificationParamsSchema>;

/** Something a person is told: `users/{uid}/notifications/{id}`. The id names the event, so that it is told once. */
export const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  params: notificationParamsSchema,
  /** Locale-free path of the page it is about. */
  link: z.string(),
  isRead: z.boolean(),
  isArchived: z.boolean(),
  createdAt: instant,
});

export type Notification = z.infer<typeof notificationSchema>;
