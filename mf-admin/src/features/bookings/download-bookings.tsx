import { allBookings } from '@cursiv/shared-data';
import { type BookingStatus, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';

type DownloadBookingsProps = { search: string; status: BookingStatus | undefined };

/** Saves every booking that the search and the filters let through as a file for spreadsheets. */
export function DownloadBookings({ search, status }: DownloadBookingsProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <DownloadCsv
      file={t('bookings.file')}
      read={allBookings(search, status).readAll}
      columns={[
        { header: t('bookings.column.at'), value: ({ startAt }) => startAt },
        {
          header: t('bookings.column.session'),
          value: ({ offeringTitle }) => pick(offeringTitle, locale)?.value,
        },
        { header: t('bookings.column.learner'), value: ({ learnerName }) => learnerName },
        { header: t('bookings.column.expert'), value: ({ expertName }) => expertName },
        { header: t('bookings.column.state'), value: (booking) => t(`bookingStatus.${booking.status}`) },
        { header: t('bookings.column.requested'), value: ({ createdAt }) => createdAt },
      ]}
    />
  );
}
