import type { Booking } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Notice, useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useExpertT } from '../texts/texts.ts';

type ConflictsProps = { bookings: readonly Booking[]; title: 'hours.conflicts' | 'elsewhere.conflicts' };

/** The bookings that do not fit what their expert plans; they stay as they are. */
export function Conflicts({ bookings, title }: ConflictsProps) {
  const t = useT();
  const expertT = useExpertT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  if (bookings.length === 0) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      title={expertT(title, { count: bookings.length })}
      action={
        <ButtonLink to={`${paths.myBookings()}?as=expert`} variant="secondary">
          {t('nav.bookings')}
        </ButtonLink>
      }
    >
      <p>{expertT('hours.conflictsText')}</p>
      <ul>
        {bookings.map(({ id, learnerName, startAt }) => (
          <li key={id}>
            {learnerName} · {formatDate(startAt, locale, { dateStyle: 'full', timeStyle: 'short', timeZone })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
