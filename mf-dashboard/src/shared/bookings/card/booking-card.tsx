import { type Booking, type BookingSide, isCalledOff } from '@cursiv/shared-domain';
import { doorPath } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { AskedFrom } from '../../asking/asked-from.tsx';
import { LocalText } from '../../local-text.tsx';
import { FilesFold } from '../files/files-fold.tsx';
import { useBookingsT } from '../messages/messages.ts';
import { Portrait } from '../portrait/portrait.tsx';
import { type PresentBooking, presentBooking } from '../present-booking.ts';
import { BookingTimeLines } from '../times/booking-time-lines.tsx';
import { useOtherName } from '../use-other-name.ts';
import { BookingActions } from './booking-actions.tsx';
import * as styles from './booking-card.module.css';
import { BookingLimits } from './booking-limits.tsx';
import { CalendarMenu } from './calendar/calendar-menu.tsx';
import { MeetingLink } from './meeting-link.tsx';
import { MovedFrom } from './moved-from.tsx';
import { Particulars } from './particulars.tsx';
import { SharedProgress } from './progress/shared-progress.tsx';
import { Proposal } from './proposal/proposal.tsx';
import { statusTone } from './status-tone.ts';
import { useArrival } from './use-arrival.ts';

type BookingCardProps = { booking: Booking; side: BookingSide; uid: string; now: Date; onDone: () => void };

/** One booking: with whom, when, its state, and its actions. */
export function BookingCard({ booking, side, uid, now, onDone }: BookingCardProps) {
  const t = useT();
  const bookingsT = useBookingsT();
  const present = presentBooking(booking, side, uid, now);
  const heading = useArrival(booking.id);
  const name = useOtherName(booking, side);
  return (
    <article className={styles.card} data-ahead={present.isAhead}>
      <header className={styles.header}>
        <Portrait booking={booking} side={side} />
        <div className={styles.heading}>
          <h3 className={styles.title} ref={heading} tabIndex={-1}>
            <LocalText value={booking.offeringTitle} />
          </h3>
          <p className={styles.with}>{t('session.with', { name })}</p>
        </div>
        <Badge tone={statusTone[present.status]}>{t(`bookingStatus.${present.status}`)}</Badge>
      </header>
      <BookingTimeLines booking={booking} side={side} />
      <Particulars booking={booking} />
      {booking.moved && <MovedFrom from={booking.moved.from} />}
      {booking.proposal?.weeks === undefined && <Proposal booking={booking} side={side} now={now} onDone={onDone} />}
      {booking.context && (
        <AskedFrom place={booking.context} learner={side === 'expert' ? booking.learnerName : undefined} />
      )}
      {booking.topic && <blockquote className={styles.topic}>{booking.topic}</blockquote>}
      {booking.reason && <p className={styles.note}>{bookingsT('reason', { reason: booking.reason })}</p>}
      {booking.dispute && <p className={styles.note}>{bookingsT('disputeSaid', { reason: booking.dispute })}</p>}
      {present.isAhead && booking.status === 'confirmed' && <MeetingLink booking={booking} now={now} />}
      <SharedProgress booking={booking} side={side} now={now} />
      {present.isAhead && <FilesFold booking={booking} uid={uid} />}
      {wasAgreed(present) && (
        <p>
          <Link to={doorPath(booking.id)} className={styles.written}>
            {bookingsT('written')}
          </Link>
        </p>
      )}
      <BookingLimits booking={booking} present={present} side={side} />
      <BookingActions booking={booking} side={side} actions={present.actions} onDone={onDone}>
        {booking.startAt > now && present.status !== 'expired' && <CalendarMenu booking={booking} name={name} />}
      </BookingActions>
    </article>
  );
}

/** Whether a booking is over that both had agreed to: what they wrote and attached is on its page. */
const wasAgreed = ({ status, isAhead }: PresentBooking): boolean => !isAhead && !isCalledOff({ status });
