import { type Booking, canReschedule } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Notice, useReaderZone, zoneCity } from '@cursiv/shared-ui';
import { useMovingT } from './messages/messages.ts';
import { otherName } from './other-name.ts';
import { useMovesAll } from './use-moves-all.ts';

type MovingNoteProps = { booking: Booking; title: string; uid: string };

/** Which booking another time is chosen for, and the time that it has. */
export function MovingNote({ booking, title, uid }: MovingNoteProps) {
  const t = useMovingT();
  const locale = useLocale();
  const zone = useReaderZone();
  const isAll = useMovesAll();
  const present = { date: formatDateTime(booking.startAt, locale, zone), city: zoneCity(zone, locale) };
  return (
    <Notice title={t(isAll ? 'allTitle' : 'title', { title, name: otherName(booking, uid) })}>
      {canReschedule(booking, new Date()) ? t(isAll ? 'allNow' : 'now', present) : t('over')}{' '}
      <Link to={`${paths.myBookings()}#${booking.id}`}>{t('back')}</Link>
    </Notice>
  );
}
