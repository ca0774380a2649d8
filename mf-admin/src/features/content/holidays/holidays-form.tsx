import { HOLIDAY_LIMITS, type HolidayProblem, holidayProblems } from '@cursiv/shared-domain';
import { Button, PagePart } from '@cursiv/shared-ui';
import { useState } from 'react';
import { ContentForm } from '../form/content-form.tsx';
import type { ContentEdits } from '../form/use-content-edits.ts';
import { useContentT } from '../messages/messages.ts';
import { type HolidayFields, type HolidayRow, holidaysOf, writtenDays } from './holiday-fields.ts';
import { HolidayLine } from './holiday-line.tsx';
import * as styles from './holidays.module.css';
import { PublicHolidays } from './public-holidays.tsx';
import { useHolidayLines } from './use-holiday-lines.ts';

/** The days with their names, and the ways to add some. */
export function HolidaysForm({ edits }: { edits: ContentEdits<HolidayFields> }) {
  const t = useContentT();
  const linesOf = useHolidayLines();
  const [isTried, setIsTried] = useState(false);
  const { days } = edits.state.doc;
  const found = holidayProblems(writtenDays(edits.state.doc));
  const shown = (problem: HolidayProblem | undefined) =>
    isTried && problem ? t(`holidays.problem.${problem}`) : undefined;
  const change = (next: HolidayRow[]) => edits.edit({ days: next });
  const check = () => {
    setIsTried(true);
    return found.every((problems) => Object.keys(problems).length === 0);
  };
  return (
    <ContentForm edits={edits} check={check} linesOf={(fields) => linesOf(holidaysOf(fields))}>
      <PagePart title={t('holidays.days')} intro={t('holidays.daysIntro')}>
        {days.length === 0 && <p>{t('holidays.none')}</p>}
        <ol className={styles.days}>
          {days.map((day, index) => (
            <HolidayLine
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and all are made anew when one goes.
              key={`${days.length}.${index}`}
              place={index}
              day={day}
              problems={{
                date: shown(found[index]?.date),
                ro: shown(found[index]?.ro),
                en: shown(found[index]?.en),
              }}
              onChange={(next) => change(days.map((each, nth) => (nth === index ? next : each)))}
              onRemove={() => change(days.filter((_, nth) => nth !== index))}
            />
          ))}
        </ol>
        {days.length < HOLIDAY_LIMITS.days ? (
          <div className={styles.ways}>
            <Button variant="secondary" onClick={() => change([...days, { date: '', ro: '', en: '' }])}>
              {t('holidays.add')}
            </Button>
            <PublicHolidays days={days} onAdd={change} />
          </div>
        ) : (
          <p className={styles.hint}>{t('holidays.full')}</p>
        )}
      </PagePart>
    </ContentForm>
  );
}
