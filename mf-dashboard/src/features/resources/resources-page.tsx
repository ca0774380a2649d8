import { useUser } from '@cursiv/shared-auth';
import { useWatch, watchOwnResources } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { useSearchParams } from '@cursiv/shared-router';
import { ButtonLink } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { NotFoundPage } from '../../shared/pages/not-found-page.tsx';
import { EDIT_PARAMETER, NEW_RESOURCE, newResourceAddress } from './addresses.ts';
import { NewResource } from './editor/new-resource.tsx';
import { ResourceEditor } from './editor/resource-editor.tsx';
import { ResourceList } from './list/resource-list.tsx';
import { useResourcesT } from './messages/messages.ts';

/** The author's resources: the list, or the editor of the one in the address. */
export default function ResourcesPage() {
  const t = useT();
  const resourcesT = useResourcesT();
  const { id: uid } = useUser();
  const [search] = useSearchParams();
  const edited = search.get(EDIT_PARAMETER);
  const [opened, setOpened] = useState(0);
  const resources = useWatch(useMemo(() => watchOwnResources(uid), [uid]));
  if (edited === NEW_RESOURCE) return <NewResource uid={uid} />;
  if (edited && resources.status === 'ready') {
    const resource = resources.value.find(({ id }) => id === edited);
    if (!resource) return <NotFoundPage />;
    const reopen = () => setOpened(opened + 1);
    return <ResourceEditor key={`${edited}/${opened}`} uid={uid} resource={resource} onReopen={reopen} />;
  }
  return (
    <DashboardPage
      documentTitle={t('nav.resources')}
      title={t('nav.resources')}
      intro={resourcesT('lead')}
      actions={
        <>
          <ButtonLink to={newResourceAddress()}>{resourcesT('new')}</ButtonLink>
          <ButtonLink to={paths.resources()} variant="secondary">
            {resourcesT('all')}
          </ButtonLink>
        </>
      }
    >
      <LoadableView of={resources}>{(found) => <ResourceList resources={found} />}</LoadableView>
    </DashboardPage>
  );
}
