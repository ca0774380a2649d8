import { type Booking, LOCALES, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';

/** The words by which a booking is found. */
export const namesIn = ({ learnerName, expertName, offeringTitle }: Booking): string[] => [
  learnerName,
  expertName,
  ...LOCALES.flatMap((locale) => offeringTitle[locale] ?? []),
];

const COLUMNS = ['at', 'session', 'learner', 'expert', 'state', 'requested'] as const;

/** Bookings as rows of a file for spreadsheets. */
export function useBookingRow() {
  const t = useT();
  const locale = useLocale();
  return {
    head: COLUMNS.map((column) => t(`bookings.column.${column}`)),
    rowOf: ({ startAt, offeringTitle, learnerName, expertName, status, createdAt }: Booking) => [
      startAt.toISOString(),
      pick(offeringTitle, locale)?.value ?? '',
      learnerName,
      expertName,
      t(`bookingStatus.${status}`),
      createdAt.toISOString(),
    ],
  };
}
