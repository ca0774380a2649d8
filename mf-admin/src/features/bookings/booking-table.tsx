import { type Booking, pick } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { Badge, type Column, Table, useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useSelection } from '../../shared/bulk/choices.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import { userAddress } from '../../shared/user-address.ts';
import * as styles from './bookings.module.css';
import { useBookingsT } from './messages/messages.ts';

const TONES = {
  requested: 'warning',
  confirmed: 'success',
  declined: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  completed: 'success',
  no_show_learner: 'danger',
  no_show_expert: 'danger',
  disputed: 'danger',
} as const;

type BookingTableProps = { bookings: readonly Booking[]; bulk: Pick<Bulk<never>, 'chosen' | 'choose'> };

/** Bookings, each with the way to both people; times on the clock of whoever reads. */
export function BookingTable({ bookings, bulk }: BookingTableProps) {
  const t = useT();
  const bookingsT = useBookingsT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  const selection = useSelection<Booking>(bulk, ({ learnerName, expertName }) => `${learnerName} – ${expertName}`);
  const person = (uid: string, name: string) => (
    <Link to={userAddress(uid)} className={styles.link}>
      {name}
    </Link>
  );
  const columns: Column<Booking>[] = [
    {
      id: 'session',
      header: bookingsT('column.session'),
      rowHeader: true,
      cell: ({ offeringTitle }) => pick(offeringTitle, locale)?.value ?? '',
    },
    {
      id: 'at',
      header: bookingsT('when'),
      cell: ({ startAt }) => formatDate(startAt, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    },
    {
      id: 'learner',
      header: bookingsT('column.learner'),
      cell: ({ learnerUid, learnerName }) => person(learnerUid, learnerName),
    },
    {
      id: 'expert',
      header: bookingsT('column.expert'),
      cell: ({ expertUid, expertName }) => person(expertUid, expertName),
    },
    {
      id: 'status',
      header: bookingsT('state'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`bookingStatus.${status}`)}</Badge>,
    },
  ];
  return (
    <Table
      caption={bookingsT('title')}
      hideCaption
      stacked
      columns={columns}
      rows={bookings}
      rowKey={({ id }) => id}
      selection={selection}
    />
  );
}
