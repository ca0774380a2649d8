import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Badge } from '@cursiv/shared-ui';
import type { CSSProperties } from 'react';
import { LocalText } from '../../../shared/local-text.tsx';
import { useTeachingT } from '../messages/messages.ts';
import type { LessonRow } from './lesson-rows.ts';
import * as styles from './lessons.module.css';

type LessonChartProps = { rows: readonly LessonRow[]; most: LessonRow | undefined };

/** The way of learners through a course as bars, one pair a lesson. The table beside it says the same to who cannot see it. */
export function LessonChart({ rows, most }: LessonChartProps) {
  const teach = useTeachingT();
  const locale = useLocale();
  const largest = Math.max(1, ...rows.map(({ opened }) => opened));
  const share = (count: number) => ({ '--share': count / largest }) as CSSProperties;
  return (
    <figure className={styles.chart} aria-hidden="true">
      <figcaption className={styles.legend}>
        <span className={styles.opened}>{teach('lessons.opened')}</span>
        <span className={styles.finished}>{teach('lessons.finished')}</span>
      </figcaption>
      <ol className={styles.bars}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <span className={styles.name}>
              <LocalText value={row.title} />
              {row.id === most?.id && (
                <Badge size="small" tone="warning">
                  {teach('lessons.most')}
                </Badge>
              )}
            </span>
            <span className={styles.track}>
              <span className={styles.openedBar} style={share(row.opened)} />
              <span className={styles.finishedBar} style={share(row.finished)} />
            </span>
            <span className={styles.numbers}>
              {teach('lessons.counts', {
                opened: formatNumber(row.opened, locale),
                finished: formatNumber(row.finished, locale),
              })}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
