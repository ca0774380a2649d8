import { useUser } from '@cursiv/shared-auth';
import {
  isForOthers,
  type Resource,
  type ResourceStatus,
  resourceLifecycle,
  resourceRole,
} from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Badge, type BadgeProps, Button, ButtonLink, Facts, ListRow } from '@cursiv/shared-ui';
import { Fragment } from 'react';
import { useT } from '../../../messages/messages.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { editResourceAddress } from '../addresses.ts';
import { useResourcesT } from '../messages/messages.ts';
import { moveName } from '../move-name.ts';
import { ReturnedNotice } from '../returned-notice.tsx';
import * as styles from './resource-line.module.css';

const tones: Record<ResourceStatus, NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  in_review: 'warning',
  published: 'success',
  archived: 'neutral',
  suspended: 'danger',
};

type ResourceLineProps = { resource: Resource; onMove: (status: ResourceStatus) => void; onDelete: () => void };

/** One resource with its state and the next steps. */
export function ResourceLine({ resource, onMove, onDelete }: ResourceLineProps) {
  const t = useT();
  const resourcesT = useResourcesT();
  const locale = useLocale();
  const role = resourceRole(useUser().verifiedCreator);
  const title = useTextOf()(resource.title);
  const { status } = resource;
  // What goes to others is checked in the editor first.
  const moves = resourceLifecycle.movesFor(role, status).filter((to) => !isForOthers(to));
  const named = (action: string) => `${action}: ${title}`;
  const button = (action: string, onClick: () => void) => (
    <Button variant="quiet" size="small" aria-label={named(action)} onClick={onClick}>
      {action}
    </Button>
  );
  return (
    <ListRow
      notice={resource.returned && <ReturnedNotice returned={resource.returned} />}
      actions={
        <>
          {resourceLifecycle.canEdit(role, status) && (
            <ButtonLink
              to={editResourceAddress(resource.id)}
              variant="secondary"
              size="small"
              aria-label={named(resourcesT('edit'))}
            >
              {resourcesT('edit')}
            </ButtonLink>
          )}
          {status === 'published' && (
            <ButtonLink
              to={paths.resource(resource.id)}
              variant="quiet"
              size="small"
              aria-label={named(resourcesT('open'))}
            >
              {resourcesT('open')}
            </ButtonLink>
          )}
          {moves.map((to) => (
            <Fragment key={to}>{button(resourcesT(`${moveName(status, to)}`), () => onMove(to))}</Fragment>
          ))}
          {resourceLifecycle.canDelete(role, status) && button(resourcesT('delete'), onDelete)}
        </>
      }
    >
      <h2 className={styles.title}>
        <LocalText value={resource.title} marked />
      </h2>
      <Facts
        items={[
          {
            id: 'status',
            text: (
              <Badge size="small" tone={tones[status]}>
                {t(`resourceStatus.${status}`)}
              </Badge>
            ),
          },
          { id: 'kind', text: t(`resourceKind.${resource.kind}`) },
          { id: 'access', text: t(`resourceAccess.${resource.access}`) },
          { id: 'changed', text: resourcesT('changed', { date: formatDate(resource.updatedAt, locale) }) },
        ]}
      />
    </ListRow>
  );
}
