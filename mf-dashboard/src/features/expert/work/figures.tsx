import { type Booking, type Expert, isCompletedBooking, type WorkFigures, workOf } from '@cursiv/shared-domain';
import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { PagePart, Table } from '@cursiv/shared-ui';
import { useWorkT } from './work-words.ts';

type FiguresProps = {
  expert: Expert;
  figures: WorkFigures | undefined;
  /** The recent and coming bookings. */
  bookings: readonly Booking[];
  now: Date;
};

/** An expert's work in figures, as a table. */
export function Figures({ expert, figures, bookings, now }: FiguresProps) {
  const t = useWorkT();
  const locale = useLocale();
  const { asked, answered, within, outcomes } = workOf(figures ?? { counts: {} });
  const number = (count: number) => formatNumber(count, locale);
  const share = (count: number) =>
    answered === 0
      ? number(count)
      : t('figures.share', {
          count: number(count),
          share: formatNumber(count / answered, locale, { style: 'percent', maximumFractionDigits: 0 }),
        });
  // Counted with those that were agreed; the clock alone makes them sessions that were held.
  const notYet = bookings.filter((booking) => booking.status === 'confirmed' && !isCompletedBooking(booking, now));
  const rating =
    expert.ratingCount === 0
      ? t('figures.noRating')
      : t('figures.ratings', {
          count: expert.ratingCount,
          average: formatNumber(expert.ratingAvg, locale, { maximumFractionDigits: 1 }),
        });
  const rows = [
    { id: 'asked', value: number(asked) },
    { id: 'answered', value: number(answered) },
    { id: 'hour', value: share(within.hour) },
    { id: 'sixHours', value: share(within.sixHours) },
    { id: 'day', value: share(within.day) },
    { id: 'expired', value: number(outcomes.expired) },
    { id: 'declined', value: number(outcomes.declined) },
    { id: 'completed', value: number(Math.max(0, outcomes.agreed - notYet.length)) },
    { id: 'cancelled', value: number(outcomes.cancelled) },
    { id: 'learnerAbsent', value: number(outcomes.no_show_learner) },
    { id: 'expertAbsent', value: number(outcomes.no_show_expert) },
    { id: 'disputed', value: number(outcomes.disputed) },
    { id: 'rating', value: rating },
  ] as const;
  return (
    <PagePart title={t('figures.title')} intro={t('figures.intro')}>
      <Table
        caption={t('figures.table')}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'what', header: t('figures.what'), rowHeader: true, cell: ({ id }) => t(`figures.${id}`) },
          { id: 'value', header: t('figures.value'), align: 'end', cell: ({ value }) => value },
        ]}
      />
    </PagePart>
  );
}
