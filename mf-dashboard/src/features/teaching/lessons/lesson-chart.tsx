import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Badge, BarChart } from '@cursiv/shared-ui';
import { LocalText } from '../../../shared/local-text.tsx';
import { useTeachingT } from '../messages/messages.ts';
import type { LessonRow } from './lesson-rows.ts';

type LessonChartProps = { rows: readonly LessonRow[]; most: LessonRow | undefined };

/** The way of learners through a course as bars, one pair a lesson. The table beside it says the same to who cannot see it. */
export function LessonChart({ rows, most }: LessonChartProps) {
  const teach = useTeachingT();
  const locale = useLocale();
  return (
    <BarChart
      series={[teach('lessons.opened'), teach('lessons.finished')]}
      rows={rows.map(({ id, title, opened, finished }) => ({
        id,
        name: (
          <>
            <LocalText value={title} />
            {id === most?.id && (
              <Badge size="small" tone="warning">
                {teach('lessons.most')}
              </Badge>
            )}
          </>
        ),
        values: [opened, finished],
        text: teach('lessons.counts', {
          opened: formatNumber(opened, locale),
          finished: formatNumber(finished, locale),
        }),
      }))}
    />
  );
}
