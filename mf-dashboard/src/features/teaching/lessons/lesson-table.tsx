import { LOCALES } from '@cursiv/shared-domain';
import { formatDuration, formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Badge, Table } from '@cursiv/shared-ui';
import { LocalText } from '../../../shared/local-text.tsx';
import { useTeachingT } from '../messages/messages.ts';
import type { LessonRow } from './lesson-rows.ts';

type LessonTableProps = { rows: readonly LessonRow[]; most: LessonRow | undefined };

/** The figures of every lesson, with the time it takes and each language by itself. */
export function LessonTable({ rows, most }: LessonTableProps) {
  const teach = useTeachingT();
  const locale = useLocale();
  const number = (count: number) => formatNumber(count, locale);
  return (
    <Table
      caption={teach('lessons.table')}
      stacked
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'lesson',
          header: teach('lessons.lesson'),
          rowHeader: true,
          cell: ({ title, isRetired }) => (
            <>
              <LocalText value={title} />
              {isRetired && <Badge size="small">{teach('lessons.retired')}</Badge>}
            </>
          ),
        },
        { id: 'opened', header: teach('lessons.opened'), align: 'end', cell: ({ opened }) => number(opened) },
        { id: 'finished', header: teach('lessons.finished'), align: 'end', cell: ({ finished }) => number(finished) },
        {
          id: 'stopped',
          header: teach('lessons.stopped'),
          align: 'end',
          cell: ({ id, stopped }) => (
            <>
              {number(stopped)}{' '}
              {id === most?.id && (
                <Badge size="small" tone="warning">
                  {teach('lessons.most')}
                </Badge>
              )}
            </>
          ),
        },
        {
          id: 'time',
          header: teach('lessons.time'),
          align: 'end',
          cell: ({ medianSec }) => (medianSec === undefined ? '–' : formatDuration(medianSec, locale)),
        },
        ...LOCALES.map((language) => ({
          id: language,
          header: teach(`lessons.in.${language}`),
          align: 'end' as const,
          cell: ({ byLanguage }: LessonRow) =>
            teach('lessons.counts', {
              opened: number(byLanguage[language].opened),
              finished: number(byLanguage[language].finished),
            }),
        })),
      ]}
    />
  );
}
