import type { BookingRole } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { Section } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { SessionCard } from './session-card.tsx';
import * as styles from './session-section.module.css';
import { useFocusReturn } from './use-focus-return.ts';

type SessionSectionProps = {
  title: string;
  bookings: readonly Booking[];
  side: BookingRole;
  uid: string;
  now: Date;
  actions?: ReactNode;
  /** Shown when the list is empty. */
  empty?: ReactNode;
};

/** Bookings under a heading, which gets the focus when one of them was answered or cancelled. */
export function SessionSection({ title, bookings, side, uid, now, actions, empty }: SessionSectionProps) {
  const [heading, focusHeading] = useFocusReturn();
  return (
    <Section title={title} headingRef={heading} actions={actions}>
      {bookings.length === 0 && empty}
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <SessionCard booking={booking} side={side} uid={uid} now={now} onDone={focusHeading} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
