import type { RosterEntry } from '@cursiv/shared-domain';
import { formatDate, formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Avatar, Badge, ProgressBar, type Sorting, Table } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useTeachingT } from '../messages/messages.ts';
import * as styles from './roster.module.css';

type RosterTableProps = { caption: string; entries: readonly RosterEntry[]; sorting: Sorting };

/** Learners with what their course's authors may know of them. */
export function RosterTable({ caption, entries, sorting }: RosterTableProps) {
  const t = useT();
  const teach = useTeachingT();
  const locale = useLocale();
  const day = (date: Date, timeZone?: string) =>
    formatDate(date, locale, { dateStyle: 'medium', ...(timeZone && { timeZone }) });
  return (
    <Table
      caption={caption}
      hideCaption
      stacked
      rows={entries}
      rowKey={({ id }) => id}
      sort={sorting}
      columns={[
        {
          id: 'name',
          header: teach('roster.name'),
          rowHeader: true,
          sortable: true,
          cell: ({ id, name }) => (
            <span className={styles.person}>
              <Avatar name={name} seed={id} size={32} />
              <span>{name || teach('roster.nobody')}</span>
            </span>
          ),
        },
        {
          id: 'progress',
          header: teach('roster.progress'),
          sortable: true,
          cell: ({ name, status, progress: { completed, total, pct } }) => (
            <span className={styles.progress}>
              <ProgressBar
                bare
                value={pct / 100}
                label={`${teach('roster.progress')}: ${name}`}
                valueText={teach('percent', { value: formatNumber(pct, locale) })}
              />
              <span className={styles.small}>
                {teach('percent', { value: formatNumber(pct, locale) })} ·{' '}
                {teach('roster.done', { count: total, completed })}
              </span>
              {status === 'completed' && (
                <Badge size="small" tone="success">
                  {teach('roster.state.completed')}
                </Badge>
              )}
            </span>
          ),
        },
        {
          id: 'quizzes',
          header: teach('roster.quizzes'),
          align: 'end',
          cell: ({ quizzesPassed }) => formatNumber(quizzesPassed, locale),
        },
        {
          id: 'language',
          header: teach('roster.language'),
          cell: (entry) => (entry.locale ? t(`locale.${entry.locale}`) : teach('roster.noLanguage')),
        },
        { id: 'joined', header: teach('roster.joined'), sortable: true, cell: ({ joinedAt }) => day(joinedAt) },
        // Kept as a day of UTC, not as a moment.
        { id: 'active', header: teach('roster.active'), sortable: true, cell: ({ activeAt }) => day(activeAt, 'UTC') },
      ]}
    />
  );
}
