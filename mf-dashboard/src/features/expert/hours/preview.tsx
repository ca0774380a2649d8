import { dateAt, type Expert, freeStarts, type Offering, type TypedSchedule } from '@cursiv/shared-domain';
import { formatDate, type Locale, useLocale } from '@cursiv/shared-i18n';
import { deviceZone, PagePart, SelectField, Stack, ZonePicker } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useExpertT } from '../texts/texts.ts';
import * as styles from './hours.module.css';
import { dateName } from './weekday-name.ts';

/** Days that the preview shows. */
const DAYS = 6;

type PreviewProps = { expert: Expert; schedule: TypedSchedule; now: Date };

/** The times that a learner somewhere would be offered, if nobody had booked any. */
export function Preview({ expert, schedule, now }: PreviewProps) {
  const t = useT();
  const expertT = useExpertT();
  const locale = useLocale();
  const textOf = useTextOf();
  const [zone, setZone] = useState(deviceZone);
  const offerings = Object.entries(expert.offerings).filter(([, { active }]) => active);
  const [chosen, choose] = useState<string>();
  const offering = expert.offerings[chosen ?? ''] ?? offerings[0]?.[1];
  return (
    <PagePart title={expertT('hours.preview')} intro={expertT('hours.previewIntro')}>
      {!offering && <p>{expertT('hours.previewNone')}</p>}
      {offering && (
        <Stack gap={2}>
          <SelectField
            label={expertT('part.offerings')}
            options={offerings.map(([value, { title }]) => ({ value, label: textOf(title) }))}
            value={chosen ?? offerings[0]?.[0]}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <ZonePicker
            label={expertT('hours.previewZone')}
            change={t('session.zone.change')}
            hint={expertT('hours.previewZoneHint')}
            none={t('session.zone.none')}
            zone={zone}
            first={[schedule.timeZone, 'Europe/London', 'America/New_York']}
            onChoose={setZone}
          />
          <ul className={styles.times} data-testid="hours-preview">
            {byDay(schedule, offering, zone, now, locale).map(({ date, times }) => (
              <li key={date}>
                <strong>{dateName(date, locale)}</strong>
                <p className={styles.time}>{times.join(' · ')}</p>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </PagePart>
  );
}

function byDay(schedule: TypedSchedule, offering: Offering, timeZone: string, now: Date, locale: Locale) {
  const days = new Map<string, string[]>();
  for (const start of freeStarts({ ...schedule, rev: 0 }, offering, [], now)) {
    const date = dateAt(start, timeZone);
    if (!days.has(date) && days.size === DAYS) break;
    days.set(date, [...(days.get(date) ?? []), formatDate(start, locale, { timeStyle: 'short', timeZone })]);
  }
  return [...days].map(([date, times]) => ({ date, times }));
}
