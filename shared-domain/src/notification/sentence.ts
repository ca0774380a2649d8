import type { Locale } from '../l10n/l10n.ts';
import { pick } from '../l10n/l10n.ts';
import type { NotificationParams, NotificationType } from './notification.ts';
import type { NotificationSubject } from './notification-subjects.ts';

type Event<T, S extends string> = T extends `${S}.${infer E}` ? E : never;

/** One sentence of every type of notification, by subject and event. */
export type NotificationSentences = {
  [S in NotificationSubject]: { [E in Event<NotificationType, S>]: string };
};

/** What the words of a sentence are put together from. */
export interface SentenceWords {
  said: NotificationSentences;
  userFlag: Record<string, string>;
}

/** Tells a notification as plain text; `onClock` writes a time on the reader's clock. */
export function sentenceOf(
  { type, params }: { type: NotificationType; params: NotificationParams },
  locale: Locale,
  { said, userFlag }: SentenceWords,
  onClock: (at: Date) => string,
): string {
  const [subject = '', event = ''] = type.split('.');
  const sentence = (said as Record<string, Record<string, string>>)[subject]?.[event] ?? '';
  const named: Record<string, string> = namedIn(params, locale, userFlag, onClock);
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, key: string) => named[key] ?? '');
}

/** What a sentence may name, in its reader's language and on their clock. */
export function namedIn(
  { name = '', title, course, at, weeks = 1, until, rating, flag }: NotificationParams,
  locale: Locale,
  userFlag: SentenceWords['userFlag'],
  onClock: (at: Date) => string,
) {
  return {
    name,
    title: title ? (pick(title, locale)?.value ?? '') : '',
    course: course ? (pick(course, locale)?.value ?? '') : '',
    at: at ? `${onClock(at)}${weeks > 1 ? ` (${inWeeks(weeks, locale)})` : ''}` : '',
    until: until ? onClock(until) : '',
    right: flag ? (userFlag[flag] ?? '') : '',
    rating: rating === undefined ? '' : new Intl.NumberFormat(locale).format(rating),
  };
}

/** Such as "6 săptămâni". */
const inWeeks = (weeks: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'week', unitDisplay: 'long' }).format(weeks);
