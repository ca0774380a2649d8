import { type ExpertPage, isAhead, type OfferingLine } from '@cursiv/shared-domain';
import { Loading, Notice, useReaderZone } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { groupStarts } from './group-starts.ts';
import { OfferingChoice } from './offering-choice.tsx';
import { RequestPanel } from './request-panel.tsx';
import { useSessionChoice } from './session-choice.ts';
import * as styles from './session-picker.module.css';
import { TimeTable } from './time-table.tsx';
import { useOwnBookings } from './use-own-bookings.ts';
import { ZoneChoice } from './zone-choice.tsx';
import { ZoneNotes } from './zone-notes.tsx';

const MINUTE_MS = 60_000;

type SessionPickerProps = { expert: ExpertPage; offerings: readonly [OfferingLine, ...OfferingLine[]] };

/** Choose an offering, then a start, then request it. Runs only in a browser, which knows the time and the reader's zone. */
export function SessionPicker({ expert, offerings }: SessionPickerProps) {
  const t = useT();
  const [openedAt] = useState(() => Date.now());
  const [gone, setGone] = useState<readonly number[]>([]);
  const [timeZone] = useReaderZone();
  const { offering, chooseOffering, at, chooseAt } = useSessionChoice(offerings);
  const bookings = useOwnBookings(expert.id);
  const earliest = new Date(openedAt + offering.minNoticeMin * MINUTE_MS);
  const free = offering.freeStarts.filter((minute) => !gone.includes(minute));
  const days = groupStarts(free, timeZone, earliest);
  const isStillFree = at !== undefined && days.some(({ starts }) => starts.some((start) => +start === +at));
  const own = bookings?.find((booking) => +booking.startAt === Number(at) && isAhead(booking, new Date()));
  return (
    <div className={styles.picker}>
      <OfferingChoice offerings={offerings} chosen={offering.id} onChoose={chooseOffering} />
      <div className={styles.times}>
        <ZoneChoice expertZone={expert.timeZone} />
        <TimeTable
          key={`${offering.id} ${timeZone}`}
          days={days}
          expert={expert}
          timeZone={timeZone}
          chosen={at}
          onChoose={chooseAt}
        />
        <ZoneNotes days={days} zones={[timeZone, expert.timeZone]} />
      </div>
      {at && (isStillFree || own) && (
        <RequestPanel
          key={`${offering.id} ${at.toISOString()}`}
          expert={expert}
          offering={offering}
          at={at}
          timeZone={timeZone}
          own={own}
          onTaken={() => setGone([...gone, at.getTime() / MINUTE_MS])}
        />
      )}
      {at && !isStillFree && !own && (bookings ? <Gone /> : <Loading label={t('expert.confirming')} />)}
    </div>
  );
}

function Gone() {
  const t = useT();
  return (
    <Notice tone="warning" role="status" title={t('expert.gone.title')}>
      {t('expert.gone.text')}
    </Notice>
  );
}
