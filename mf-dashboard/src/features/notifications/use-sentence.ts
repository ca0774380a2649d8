import type { Notification } from '@cursiv/shared-domain';
import { formatDate, formatNumber, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone, zoneCity } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useTextOf } from '../../shared/use-text-of.ts';

/** Tells a notification in the page's language, its times on the reader's present clock. */
export function useSentence(): (notification: Notification) => string {
  const t = useT();
  const locale = useLocale();
  const textOf = useTextOf();
  const zone = useReaderZone();
  const onClock = (at: Date) =>
    `${formatDate(at, locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })} (${zoneCity(zone, locale)})`;
  return ({ type, params: { name = '', title, course, at, rating, flag } }) =>
    t(`notifications.said.${type}`, {
      name,
      title: title ? textOf(title) : '',
      course: course ? textOf(course) : '',
      at: at ? onClock(at) : '',
      right: flag ? t(`userFlag.${flag}`) : '',
      rating: rating === undefined ? '' : formatNumber(rating, locale),
    });
}
