import { useOptionalUser } from '@cursiv/shared-auth';
import { type ExpertPayload, isAhead, type OfferingLine } from '@cursiv/shared-domain';
import { useSearchParams } from '@cursiv/shared-router';
import { Loading, Notice, useReaderZone } from '@cursiv/shared-ui';
import { useState } from 'react';
import * as styles from './booking-picker.module.css';
import { useBookingChoice } from './choice/booking-choice.ts';
import { DayTimes } from './choice/day-times.tsx';
import { groupStarts } from './choice/group-starts.ts';
import { OfferingChoice } from './choice/offering-choice.tsx';
import { ZoneChoice } from './choice/zone-choice.tsx';
import { ZoneNotes } from './choice/zone-notes.tsx';
import { useExpertT } from './messages/messages.ts';
import { MovingNote } from './moving/moving-note.tsx';
import { useMovedBooking } from './moving/use-moved-booking.ts';
import { RequestPanel } from './request/request-panel.tsx';
import { useOwnBookings } from './use-own-bookings.ts';
import { useOwnWaiting } from './waiting/use-own-waiting.ts';
import { OwnPlace, WaitingList } from './waiting/waiting-list.tsx';

const MINUTE_MS = 60_000;

type BookingPickerProps = { expert: ExpertPayload; offerings: readonly [OfferingLine, ...OfferingLine[]] };

/** Choose an offering, then a start, then request it. Runs only in a browser, which knows the time and the reader's zone. */
export function BookingPicker({ expert, offerings }: BookingPickerProps) {
  const t = useExpertT();
  const [openedAt] = useState(() => Date.now());
  const [gone, setGone] = useState<readonly number[]>([]);
  const timeZone = useReaderZone();
  const { offering, chooseOffering, at, chooseAt, view, chooseView } = useBookingChoice(offerings, expert.nextFreeAt);
  const bookings = useOwnBookings(expert.id);
  const uid = useOptionalUser()?.id;
  const asked = useMovedBooking(expert.id);
  const moved = asked === 'unknown' ? undefined : asked;
  const earliest = new Date(openedAt + offering.minNoticeMin * MINUTE_MS);
  const [search] = useSearchParams();
  // Only the server knows for whom a time is held; it refuses everybody else.
  const held = search.has('held') && at ? [at.getTime() / MINUTE_MS] : [];
  // Other times may be free when somebody waits, or has one held; the address of a held time shows it below.
  const isInLine = useOwnWaiting(expert.id) !== undefined && held.length === 0;
  const free = [...new Set([...offering.freeStarts, ...held])].filter((minute) => !gone.includes(minute));
  const hasNone = held.length === 0 && offerings.every(({ freeStarts }) => freeStarts.length === 0);
  const days = groupStarts(
    free.toSorted((one, other) => one - other),
    timeZone,
    earliest,
  );
  const isStillFree = at !== undefined && days.some(({ starts }) => starts.some((start) => +start === +at));
  const own = moved
    ? undefined
    : bookings?.find((booking) => +booking.startAt === Number(at) && isAhead(booking, new Date()));
  if (asked === 'unknown') return <Loading label={t('confirming')} />;
  if (hasNone && !moved && !own) return <WaitingList expertId={expert.id} />;
  return (
    <>
      {isInLine && !moved && <OwnPlace expertId={expert.id} />}
      <div className={styles.picker}>
        {moved ? (
          <div className={styles.moved}>
            <MovingNote booking={moved} title={offering.title.text} uid={uid ?? ''} />
          </div>
        ) : (
          <OfferingChoice offerings={offerings} chosen={offering.id} onChoose={chooseOffering} />
        )}
        <div className={styles.times}>
          <ZoneChoice expertZone={expert.timeZone} />
          <DayTimes
            key={`${offering.id} ${timeZone}`}
            days={days}
            arePassed={free.length > 0}
            zones={expert}
            view={view}
            onView={chooseView}
            timeZone={timeZone}
            chosen={at}
            onChoose={chooseAt}
          />
          <ZoneNotes
            days={days}
            zones={[timeZone, expert.timeZone, ...(expert.stays ?? []).map((stay) => stay.timeZone)]}
          />
        </div>
        {at && (isStillFree || own) && (
          <RequestPanel
            key={`${offering.id} ${at.toISOString()}`}
            expert={expert}
            offering={offering}
            at={at}
            timeZone={timeZone}
            own={own}
            moved={moved}
            onTaken={() => setGone([...gone, at.getTime() / MINUTE_MS])}
          />
        )}
        {at && !isStillFree && !own && (bookings ? <Gone /> : <Loading label={t('confirming')} />)}
      </div>
    </>
  );
}

function Gone() {
  const t = useExpertT();
  return (
    <Notice tone="warning" role="status" title={t('gone.title')}>
      {t('gone.text')}
    </Notice>
  );
}
