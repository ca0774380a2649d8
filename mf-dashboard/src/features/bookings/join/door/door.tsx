import { type Booking, type BookingSide, isCalledOff, openProposal } from '@cursiv/shared-domain';
import { Badge } from '@cursiv/shared-ui';
import { useT } from '../../../../messages/messages.ts';
import { BookingActions } from '../../../../shared/bookings/card/booking-actions.tsx';
import { statusTone } from '../../../../shared/bookings/card/status-tone.ts';
import { Portrait } from '../../../../shared/bookings/portrait/portrait.tsx';
import { presentBooking } from '../../../../shared/bookings/present-booking.ts';
import { BookingTimeLines } from '../../../../shared/bookings/times/booking-time-lines.tsx';
import { useFocusReturn } from '../../../../shared/bookings/use-focus-return.ts';
import { useJoinT } from '../messages/messages.ts';
import { BothClocks } from './both-clocks.tsx';
import * as styles from './door.module.css';
import { MeetingPlace } from './meeting-place.tsx';
import { WayIn } from './way-in.tsx';

type DoorProps = { booking: Booking; side: BookingSide; uid: string; now: Date };

/** When the meeting is, on both clocks, and the way in once it is time. */
export function Door({ booking, side, uid, now }: DoorProps) {
  const t = useT();
  const joinT = useJoinT();
  const [heading, focusHeading] = useFocusReturn();
  const { status, actions } = presentBooking(booking, side, uid, now);
  return (
    <section className={styles.door} aria-label={joinT('door.label')}>
      <div className={styles.head}>
        <Portrait booking={booking} side={side} size={56} />
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {joinT('door.label')}
        </h2>
        <Badge tone={statusTone[status]}>{t(`bookingStatus.${status}`)}</Badge>
      </div>
      <BookingTimeLines booking={booking} side={side} />
      {booking.endAt > now && <BothClocks booking={booking} side={side} now={now} />}
      {status === 'confirmed' && <WayIn booking={booking} now={now} />}
      {status === 'confirmed' && setsPlace(booking, side, now) && <MeetingPlace booking={booking} />}
      {status === 'requested' && side === 'learner' && <p>{joinT('door.closed.requested')}</p>}
      {isCalledOff({ status }) && <p>{joinT('door.closed.off')}</p>}
      {booking.topic && <blockquote className={styles.topic}>{booking.topic}</blockquote>}
      <BookingActions booking={booking} side={side} actions={actions} onDone={focusHeading} />
    </section>
  );
}

/** Whether the expert may still say where it is; while another time is proposed, the answer comes first. */
const setsPlace = (booking: Booking, side: BookingSide, now: Date): boolean =>
  side === 'expert' &&
  (booking.location ?? 'online') === 'online' &&
  now < booking.endAt &&
  !openProposal(booking, now);
