import { formatBytes, formatNumber, useLocale } from '@cursiv/shared-i18n';
import { BarChart, PagePart, Stack, Table } from '@cursiv/shared-ui';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { FIGURES, type FigureId, type FigureRow } from './figure-tables.ts';
import * as styles from './figures.module.css';
import { useFiguresT } from './messages/messages.ts';
import type { SpanKind } from './range.ts';
import { useRowNames } from './row-names.ts';

type FigurePartProps = { id: FigureId; rows: readonly FigureRow[]; span: SpanKind };

/** One figure: what it counts, and its numbers as bars, as a table, and as a file. */
export function FigurePart({ id, rows, span }: FigurePartProps) {
  const t = useFiguresT();
  const locale = useLocale();
  const { head, nameOf } = useRowNames(id, span);
  const figure = FIGURES[id];
  const bytes: readonly string[] = 'bytes' in figure ? figure.bytes : [];
  const amount = (column: string, value: number) =>
    bytes.includes(column) ? formatBytes(value, locale) : formatNumber(value, locale);
  const columns = figure.columns.map((column, index) => ({ column, index, header: t(`column.${column}`) }));
  const drawn = columns.slice(0, figure.drawn);
  const shown = (row: FigureRow, column: string, index: number) => amount(column, row.values[index] ?? 0);
  const hasAny = rows.some(({ values }) => values.some((value) => value > 0));
  // Days are known by their date in a file, whatever the page calls them.
  const inFile = (row: string) => (figure.rows === 'time' ? row : nameOf(row));
  return (
    <PagePart title={t(`figure.${id}.title`)} intro={t(`figure.${id}.text`)}>
      {hasAny ? (
        <Stack gap={2}>
          <BarChart
            series={drawn.map(({ header }) => header)}
            isDense={figure.rows === 'time'}
            rows={rows.map((row) => ({
              id: row.id,
              name: nameOf(row.id),
              values: row.values.slice(0, drawn.length),
              text: drawn.map(({ column, index }) => shown(row, column, index)).join(' / '),
            }))}
          />
          <details>
            <summary className={styles.summary}>{t('table')}</summary>
            <Table
              caption={`${t('table')}: ${t(`figure.${id}.title`)}`}
              hideCaption
              stacked
              rows={rows}
              rowKey={(row) => row.id}
              columns={[
                { id: 'row', header: head, rowHeader: true, cell: (row) => nameOf(row.id) },
                ...columns.map(({ column, index, header }) => ({
                  id: column,
                  header,
                  align: 'end' as const,
                  cell: (row: FigureRow) => shown(row, column, index),
                })),
              ]}
            />
          </details>
          <DownloadCsv
            file={`${t('file')}-${id}`}
            read={async () => rows}
            columns={[
              { header: head, value: (row: FigureRow) => inFile(row.id) },
              ...columns.map(({ header, index }) => ({ header, value: (row: FigureRow) => row.values[index] })),
            ]}
          />
        </Stack>
      ) : (
        <p>{t('nothing')}</p>
      )}
    </PagePart>
  );
}
