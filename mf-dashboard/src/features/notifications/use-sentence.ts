import { type Notification, namedIn, VERIFIED_FLAGS } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone, zoneCity } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useNotificationsT } from './messages/messages.ts';

/** Tells a notification in the page's language, its times on the reader's present clock. */
export function useSentence(): (notification: Pick<Notification, 'type' | 'params'>) => string {
  const t = useT();
  const notificationsT = useNotificationsT();
  const locale = useLocale();
  const zone = useReaderZone();
  const rights = Object.fromEntries(VERIFIED_FLAGS.map((flag) => [flag, t(`userFlag.${flag}`)]));
  const onClock = (at: Date) =>
    `${formatDate(at, locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })} (${zoneCity(zone, locale)})`;
  return ({ type, params }) => notificationsT(`said.${type}`, namedIn(params, locale, rights, onClock));
}
