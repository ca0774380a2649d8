import { type Expert, pick } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { type Column, Table } from '@cursiv/shared-ui';
import { useSelection } from '../../shared/bulk/choices.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import { openExpertAddress } from '../../shared/open-address.ts';
import { ExpertStatusBadge } from './expert-status.tsx';
import * as styles from './experts.module.css';
import { useExpertsT } from './messages/messages.ts';

type ExpertTableProps = { experts: readonly Expert[]; bulk: Pick<Bulk<never>, 'chosen' | 'choose'> };

/** Experts with their state; each leads to the page where it is read and ruled on. */
export function ExpertTable({ experts, bulk }: ExpertTableProps) {
  const t = useExpertsT();
  const locale = useLocale();
  const selection = useSelection<Expert>(bulk, ({ displayName }) => displayName);
  const columns: Column<Expert>[] = [
    {
      id: 'name',
      header: t('name'),
      rowHeader: true,
      cell: ({ id, displayName }) => (
        <Link to={openExpertAddress(id)} className={styles.link}>
          {displayName}
        </Link>
      ),
    },
    { id: 'headline', header: t('headline'), cell: ({ headline }) => pick(headline, locale)?.value ?? '' },
    { id: 'status', header: t('state'), cell: ({ status }) => <ExpertStatusBadge status={status} /> },
    {
      id: 'updated',
      header: t('updated'),
      cell: ({ updatedAt }) => (updatedAt ? formatDate(updatedAt, locale, { dateStyle: 'medium' }) : '–'),
    },
  ];
  return (
    <Table
      caption={t('title')}
      hideCaption
      stacked
      columns={columns}
      rows={experts}
      rowKey={({ id }) => id}
      selection={selection}
    />
  );
}
