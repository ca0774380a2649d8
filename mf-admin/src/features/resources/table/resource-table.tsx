import { pick, type Resource, type ResourceStatus } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Badge, type BadgeProps, type Column, type Sorting, Table } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useSelection } from '../../../shared/bulk/choices.tsx';
import type { Bulk } from '../../../shared/bulk/use-bulk.ts';
import { shownName } from '../../../shared/subject-name.ts';
import { useMayDecide } from '../../../shared/use-may.ts';
import { useSubjectNames } from '../../../shared/use-subject-names.ts';
import { useResourcesT } from '../messages/messages.ts';
import * as styles from '../resources.module.css';
import { useResourceMoves } from '../use-resource-moves.ts';
import { ResourceName } from './resource-name.tsx';
import { RowActions } from './row-actions.tsx';

const TONES: Record<ResourceStatus, NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  in_review: 'warning',
  published: 'success',
  archived: 'neutral',
  suspended: 'danger',
};

type ResourceTableProps = {
  resources: readonly Resource[];
  sort: Sorting;
  bulk: Pick<Bulk<never>, 'chosen' | 'choose'>;
};

/** Resources with their state and the actions for each. */
export function ResourceTable({ resources, sort, bulk }: ResourceTableProps) {
  const t = useT();
  const resourcesT = useResourcesT();
  const locale = useLocale();
  const move = useResourceMoves();
  const mayDecide = useMayDecide();
  const owners = useSubjectNames(resources.map(({ ownerUid }) => `users/${ownerUid}`));
  const ownerOf = ({ ownerUid }: Resource) =>
    shownName(owners?.get(`users/${ownerUid}`), locale, resourcesT('unknownOwner'));
  const selection = useSelection<Resource>(bulk, ({ title }) => pick(title, locale)?.value ?? resourcesT('noTitle'));
  const columns: Column<Resource>[] = [
    {
      id: 'title',
      header: resourcesT('name'),
      rowHeader: true,
      sortable: true,
      cell: (resource) => <ResourceName resource={resource} />,
    },
    { id: 'owner', header: resourcesT('owner'), cell: ownerOf },
    { id: 'kind', header: resourcesT('kind'), sortable: true, cell: ({ kind }) => t(`resourceKind.${kind}`) },
    {
      id: 'status',
      header: resourcesT('status'),
      sortable: true,
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`resourceStatus.${status}`)}</Badge>,
    },
    {
      id: 'updated',
      header: resourcesT('updated'),
      sortable: true,
      cell: ({ updatedAt }) => (
        <span className={styles.date}>{formatDate(updatedAt, locale, { dateStyle: 'medium' })}</span>
      ),
    },
    {
      id: 'actions',
      header: resourcesT('actions'),
      align: 'end',
      cell: (resource) => (
        <RowActions
          resource={resource}
          isDecidedHere={mayDecide(resource.ownerUid)}
          onMove={(status) => void move(resource, { status })}
        />
      ),
    },
  ];
  return (
    <Table
      caption={resourcesT('title')}
      hideCaption
      stacked
      columns={columns}
      rows={resources}
      rowKey={({ id }) => id}
      sort={sort}
      selection={selection}
    />
  );
}
