import { type Booking, type BookingSide, openProposal } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone, zoneCity } from '@cursiv/shared-ui';
import { useBookingsT } from '../../messages/messages.ts';
import { BookingTimeLines } from '../../times/booking-time-lines.tsx';
import { useOtherName } from '../../use-other-name.ts';
import * as styles from './proposal.module.css';
import { ProposalAnswers } from './proposal-answers.tsx';

type ProposalProps = { booking: Booking; side: BookingSide; now: Date; onDone: () => void };

/** Another time that one side proposed: to answer, to wait for, or declined. */
export function Proposal({ booking, side, now, onDone }: ProposalProps) {
  const t = useBookingsT();
  const locale = useLocale();
  const zone = useReaderZone();
  const open = openProposal(booking, now);
  const name = useOtherName(booking, side);
  const when = (at: Date) => ({ date: formatDateTime(at, locale, zone), city: zoneCity(zone, locale) });
  const { proposal } = booking;
  if (!open) {
    const isNews = proposal?.answer === 'declined' && proposal.by === side && proposal.rev + 1 === booking.rev;
    if (!isNews) return null;
    return (
      <div className={styles.proposal}>
        <p>{t('proposal.declined', { name, ...when(proposal.startAt) })}</p>
        {proposal.note && <p className={styles.note}>{t('reason', { reason: proposal.note })}</p>}
      </div>
    );
  }
  const isOwn = open.by === side;
  return (
    <section className={styles.proposal} aria-label={t('proposal.label')}>
      <p>{t(isOwn ? 'proposal.own' : 'proposal.theirs', { name })}</p>
      <BookingTimeLines booking={{ ...booking, startAt: open.startAt, endAt: open.endAt }} side={side} />
      {open.reason && <p className={styles.note}>{t('reason', { reason: open.reason })}</p>}
      <p className={styles.note}>{t('proposal.until', when(open.until))}</p>
      <ProposalAnswers booking={booking} isOwn={isOwn} name={name} onDone={onDone} />
    </section>
  );
}
