import { deleteResource, moveResource } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { Resource, ResourceStatus } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { ButtonLink, ConfirmDialog, EmptyState } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { newResourceAddress } from '../addresses.ts';
import { useResourcesT } from '../messages/messages.ts';
import { ResourceLine } from './resource-line.tsx';

/** The author's resources, with the actions for each. */
export function ResourceList({ resources }: { resources: readonly Resource[] }) {
  const t = useT();
  const resourcesT = useResourcesT();
  const textOf = useTextOf();
  const [asked, setAsked] = useState<Resource>();
  const { isPending, run } = useCommand();
  const attempt = async (act: () => Promise<void>, news: string) => {
    const outcome = await run(act);
    if (outcome.status === 'done') toast(news, { tone: 'success' });
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  const move = (resource: Resource, status: ResourceStatus) =>
    attempt(() => moveResource(resource, status), resourcesT('moved', { status: t(`resourceStatus.${status}`) }));
  const remove = async (resource: Resource) => {
    await attempt(() => deleteResource(resource), resourcesT('deleted'));
    setAsked(undefined);
  };
  if (resources.length === 0) {
    return (
      <EmptyState
        title={resourcesT('empty')}
        text={resourcesT('emptyText')}
        action={<ButtonLink to={newResourceAddress()}>{resourcesT('new')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul>
        {resources.map((resource) => (
          <ResourceLine
            key={resource.id}
            resource={resource}
            onMove={(status) => void move(resource, status)}
            onDelete={() => setAsked(resource)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={resourcesT('deleteTitle', { title: asked ? textOf(asked.title) : '' })}
        confirmLabel={resourcesT('delete')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{resourcesT('deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
