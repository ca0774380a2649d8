import { useLocale } from '@cursiv/shared-i18n';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useExpertT } from '../../texts/texts.ts';
import type { HoursPart } from '../hours-part.ts';
import { WEEKDAYS } from '../hours-values.ts';
import { weekdayName } from '../weekday-name.ts';
import { coverage, painted } from './painted-hours.ts';
import * as styles from './week-grid.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const STEPS: Record<string, readonly [days: number, hours: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * The week as a table of hours. A mouse paints, a finger or the space bar switches one hour, arrows move and, with Shift, paint.
 */
export function WeekGrid({ values, onChange }: HoursPart) {
  const expertT = useExpertT();
  const locale = useLocale();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState({ day: 1, hour: 9 });
  const brush = useRef({ isMouse: false, isOn: true });
  const { weekly } = values;
  const isOffered = (day: number, hour: number) => coverage(weekly, day, hour) === 'all';
  const paint = (day: number, hour: number, isOn: boolean) =>
    onChange({ ...values, weekly: painted(weekly, day, hour, isOn) });
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = { day: within(at.day + step[0], 1, 7), hour: within(at.hour + step[1], 0, 23) };
    if (event.shiftKey) paint(next.day, next.hour, isOffered(at.day, at.hour));
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.day}-${next.hour}"]`)?.focus();
  };
  return (
    <div className={styles.frame}>
      <p className={styles.hint} id="grid-hint">
        {expertT('hours.gridHint')}
      </p>
      <table ref={table} aria-label={expertT('hours.grid')} aria-describedby="grid-hint" className={styles.grid}>
        <thead>
          <tr>
            <td />
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day, locale)}>
                {weekdayName(day, locale, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour}>
              <th scope="row">{clock(hour)}</th>
              {WEEKDAYS.map((day) => {
                const cover = coverage(weekly, day, hour);
                const isHere = at.day === day && at.hour === hour;
                return (
                  <td key={day} className={styles.box}>
                    <button
                      type="button"
                      data-cell={`${day}-${hour}`}
                      data-cover={cover}
                      tabIndex={isHere ? 0 : -1}
                      aria-pressed={cover === 'all'}
                      aria-label={expertT(`hours.cell.${cover}`, {
                        day: weekdayName(day, locale),
                        from: clock(hour),
                        to: clock(hour + 1),
                      })}
                      className={styles.cell}
                      onKeyDown={press}
                      onFocus={() => setAt({ day, hour })}
                      onPointerDown={({ pointerType }) => {
                        brush.current = { isMouse: pointerType === 'mouse', isOn: cover !== 'all' };
                        if (brush.current.isMouse) paint(day, hour, brush.current.isOn);
                      }}
                      onPointerEnter={({ pointerType, buttons }) => {
                        if (pointerType === 'mouse' && buttons === 1) paint(day, hour, brush.current.isOn);
                      }}
                      onClick={({ detail }) => {
                        // A mouse has painted already; a click without a pointer comes from the keyboard.
                        if (detail === 0 || !brush.current.isMouse) paint(day, hour, cover !== 'all');
                      }}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
