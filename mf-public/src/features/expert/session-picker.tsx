import type { ExpertPage, OfferingLine } from '@cursiv/shared-domain';
import { Notice } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { groupStarts } from './group-starts.ts';
import { OfferingChoice } from './offering-choice.tsx';
import { RequestPanel } from './request-panel.tsx';
import { useSessionChoice } from './session-choice.ts';
import * as styles from './session-picker.module.css';
import { TimeTable } from './time-table.tsx';
import { visitorZone, zoneNames } from './visitor-zone.ts';
import { ZoneChoice } from './zone-choice.tsx';
import { ZoneNotes } from './zone-notes.tsx';

const MINUTE_MS = 60_000;

type SessionPickerProps = { expert: ExpertPage; offerings: readonly [OfferingLine, ...OfferingLine[]] };

/** Choose what to talk about, then when; then ask for it. Only in a browser: it knows the time and where the visitor is. */
export function SessionPicker({ expert, offerings }: SessionPickerProps) {
  const t = useT();
  const [openedAt] = useState(() => Date.now());
  const [gone, setGone] = useState<readonly number[]>([]);
  const choice = useSessionChoice(offerings, [visitorZone(), expert.timeZone, ...zoneNames()]);
  const { offering, at, timeZone } = choice;
  const earliest = new Date(openedAt + offering.minNoticeMin * MINUTE_MS);
  const free = offering.freeStarts.filter((minute) => !gone.includes(minute));
  const days = groupStarts(free, timeZone, earliest);
  const isStillFree = at !== undefined && days.some(({ starts }) => starts.some((start) => +start === +at));
  return (
    <div className={styles.picker}>
      <OfferingChoice offerings={offerings} chosen={offering.id} onChoose={choice.chooseOffering} />
      <div className={styles.times}>
        <ZoneChoice expert={expert} timeZone={timeZone} onChoose={choice.chooseZone} />
        <TimeTable
          key={`${offering.id} ${timeZone}`}
          days={days}
          expert={expert}
          timeZone={timeZone}
          chosen={at}
          onChoose={choice.chooseAt}
        />
        <ZoneNotes days={days} zones={[timeZone, expert.timeZone]} />
      </div>
      {at && isStillFree && (
        <RequestPanel
          key={`${offering.id} ${at.toISOString()}`}
          expert={expert}
          offering={offering}
          at={at}
          timeZone={timeZone}
          onTaken={() => setGone([...gone, at.getTime() / MINUTE_MS])}
        />
      )}
      {at && !isStillFree && (
        <Notice tone="warning" role="status" title={t('expert.gone.title')}>
          {t('expert.gone.text')}
        </Notice>
      )}
    </div>
  );
}
