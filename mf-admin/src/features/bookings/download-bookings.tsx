import { allBookings } from '@cursiv/shared-data';
import { type BookingStatus, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useBookingsT } from './messages/messages.ts';

type DownloadBookingsProps = { search: string; status: BookingStatus | undefined };

/** Saves every booking that the search and the filters let through as a file for spreadsheets. */
export function DownloadBookings({ search, status }: DownloadBookingsProps) {
  const t = useT();
  const bookingsT = useBookingsT();
  const locale = useLocale();
  return (
    <DownloadCsv
      file={bookingsT('file')}
      read={allBookings(search, status).readAll}
      columns={[
        { header: bookingsT('column.at'), value: ({ startAt }) => startAt },
        {
          header: bookingsT('column.session'),
          value: ({ offeringTitle }) => pick(offeringTitle, locale)?.value,
        },
        { header: bookingsT('column.learner'), value: ({ learnerName }) => learnerName },
        { header: bookingsT('column.expert'), value: ({ expertName }) => expertName },
        { header: bookingsT('column.state'), value: (booking) => t(`bookingStatus.${booking.status}`) },
        { header: bookingsT('column.requested'), value: ({ createdAt }) => createdAt },
      ]}
    />
  );
}
