import { Button, deviceZone, PagePart, ZonePicker } from '@cursiv/shared-ui';
import { useT } from '../../../../messages/messages.ts';
import { useExpertT } from '../../texts/texts.ts';
import { useFocusOn } from '../../use-focus-on.ts';
import * as styles from '../hours.module.css';
import type { HoursPart } from '../hours-part.ts';
import { nextDays, replaced, without } from '../hours-values.ts';
import { DaysRow } from './days-row.tsx';

/** Days in another zone, where the hours are kept on the clock of the place. */
export function Stays({ values, problems, onChange, today }: HoursPart & { today: string }) {
  const t = useT();
  const expertT = useExpertT();
  const focusOn = useFocusOn();
  const { stays = [] } = values;
  const change = (next: typeof stays) => onChange({ ...values, stays: next });
  return (
    <PagePart title={expertT('hours.stays')} intro={expertT('hours.staysIntro')}>
      <ul className={styles.list}>
        {stays.map((stay, index) => (
          <DaysRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and all are made anew when one goes.
            key={`${stays.length}.${index}`}
            place={`stays.${index}`}
            days={stay}
            problem={problems.get(`stays.${index}`)}
            removeLabel={expertT('hours.removeStay')}
            onChange={(days) => change(replaced(stays, index, { ...stay, ...days }))}
            onRemove={() => {
              change(without(stays, index));
              focusOn('add-stay');
            }}
          >
            <ZonePicker
              label={expertT('hours.stayZone')}
              change={t('session.zone.change')}
              hint={expertT('hours.stayZoneHint')}
              none={t('session.zone.none')}
              zone={stay.timeZone}
              first={[deviceZone(), 'Europe/London', 'America/New_York']}
              onChoose={(timeZone) => change(replaced(stays, index, { ...stay, timeZone }))}
            />
          </DaysRow>
        ))}
      </ul>
      <Button
        id="add-stay"
        variant="secondary"
        onClick={() => change([...stays, { ...nextDays(stays, today), timeZone: deviceZone() }])}
      >
        {expertT('hours.addStay')}
      </Button>
    </PagePart>
  );
}
