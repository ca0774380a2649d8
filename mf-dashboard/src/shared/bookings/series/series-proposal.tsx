import { type Booking, type BookingSide, openProposal } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Button, Cluster, useReaderZone, zoneCity } from '@cursiv/shared-ui';
import * as styles from '../card/proposal/proposal.module.css';
import { useBookingsT } from '../messages/messages.ts';
import { BookingTimeLines } from '../times/booking-time-lines.tsx';
import { useSeriesT } from './series-words.ts';
import type { WholeAct } from './use-series-acts.ts';

type SeriesProposalProps = {
  weeks: readonly Booking[];
  side: BookingSide;
  name: string;
  now: Date;
  isPending: boolean;
  onAnswer: (act: WholeAct) => Promise<boolean>;
};

/** Another time that one side proposed for all weeks: to answer, or to wait for. */
export function SeriesProposal({ weeks, side, name, now, isPending, onAnswer }: SeriesProposalProps) {
  const t = useBookingsT();
  const seriesT = useSeriesT();
  const locale = useLocale();
  const zone = useReaderZone();
  const booking = weeks.find((each) => openProposal(each, now)?.weeks !== undefined);
  const open = booking && openProposal(booking, now);
  if (!open) return null;
  const isOwn = open.by === side;
  const until = { date: formatDateTime(open.until, locale, zone), city: zoneCity(zone, locale) };
  return (
    <section className={styles.proposal} aria-label={t('proposal.label')}>
      <p>{seriesT(isOwn ? 'own' : 'theirs', { name })}</p>
      <BookingTimeLines booking={{ ...booking, startAt: open.startAt, endAt: open.endAt }} side={side} />
      {open.reason && <p className={styles.note}>{t('reason', { reason: open.reason })}</p>}
      <p className={styles.note}>{seriesT('stays', until)}</p>
      <Cluster>
        {isOwn ? (
          <Button size="small" variant="secondary" pending={isPending} onClick={() => void onAnswer('withdraw')}>
            {seriesT('withdraw')}
          </Button>
        ) : (
          <>
            <Button size="small" pending={isPending} onClick={() => void onAnswer('accept')}>
              {seriesT('accept')}
            </Button>
            <Button size="small" variant="secondary" onClick={() => void onAnswer('refuse')}>
              {seriesT('refuse')}
            </Button>
          </>
        )}
      </Cluster>
    </section>
  );
}
