import { setResourceStatus } from '@cursiv/shared-data';
import { RESOURCE_KINDS, RESOURCE_STATUSES } from '@cursiv/shared-domain';
import { useSearchParams, useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, FilterBar, Page, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useBulk } from '../../shared/bulk/use-bulk.ts';
import { OPEN_PARAMETER } from '../../shared/open-address.ts';
import { useActor } from '../../shared/use-actor.ts';
import type { AskedMove } from './bulk/bulk-moves.ts';
import { ResourcesDialog } from './bulk/resources-dialog.tsx';
import { useResourcesT } from './messages/messages.ts';
import { ResourceReview } from './review/resource-review.tsx';
import { FoundResources } from './table/found-resources.tsx';

/** Everybody's resources, in every state. */
export default function ResourcesPage() {
  const t = useT();
  const resourcesT = useResourcesT();
  const [params, setParams] = useSearchParams();
  const opened = params.get(OPEN_PARAMETER);
  const { text, setText, wanted } = useSearchText();
  const [status, chooseStatus] = useChoice('status', RESOURCE_STATUSES);
  const [kind, chooseKind] = useChoice('kind', RESOURCE_KINDS);
  const bulk = useBulk<AskedMove>();
  const actor = useActor();
  if (opened) return <ResourceReview key={opened} id={opened} />;
  return (
    <Page title={resourcesT('title')} intro={resourcesT('lead')}>
      <DocumentTitle>{resourcesT('title')}</DocumentTitle>
      <FilterBar
        label={resourcesT('searchRegion')}
        search={{ label: resourcesT('search'), text, onChange: setText }}
        choices={[
          {
            id: 'status',
            label: resourcesT('status'),
            any: resourcesT('anyStatus'),
            value: status ?? '',
            options: RESOURCE_STATUSES.map((value) => ({ value, label: t(`resourceStatus.${value}`) })),
            onChoose: chooseStatus,
          },
          {
            id: 'kind',
            label: resourcesT('kind'),
            any: resourcesT('anyKind'),
            value: kind ?? '',
            options: RESOURCE_KINDS.map((value) => ({ value, label: t(`resourceKind.${value}`) })),
            onChoose: chooseKind,
          },
        ]}
      />
      <FoundResources
        key={[wanted === '', status, kind].join()}
        search={wanted}
        status={status}
        kind={kind}
        bulk={bulk}
        onClear={() => setParams({}, { preventScrollReset: true })}
      />
      {bulk.asked && (
        <ResourcesDialog
          {...bulk.asked}
          move={(seen, to) => setResourceStatus(actor(), seen, { status: to })}
          onClose={bulk.end}
        />
      )}
    </Page>
  );
}
