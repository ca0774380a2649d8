import { useUser } from '@cursiv/shared-auth';
import { type CategoryId, isForOthers, type Resource, resourceLifecycle, resourceRole } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import {
  Badge,
  Breadcrumbs,
  Button,
  Cluster,
  ConflictNotice,
  Form,
  FormError,
  Notice,
  Stack,
  UnsavedGuard,
} from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { DashboardPage } from '../../../shared/pages/dashboard-page.tsx';
import { useResourcesT } from '../messages/messages.ts';
import { ReturnedNotice } from '../returned-notice.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { emptyResource, problemsOf, type ResourceProblems } from './resource-form-values.ts';
import { useResource } from './use-resource.ts';
import { WaitingNotice } from './waiting-notice.tsx';

type ResourceEditorProps = {
  uid: string;
  resource: Resource | undefined;
  /** Where a new one begins. */
  categoryId?: CategoryId;
  /** Opens the stored version and drops the edits. */
  onReopen?: () => void;
};

/** The page for writing a resource. It can always be saved as a draft; to hand it in, it must be complete. */
export function ResourceEditor({
  uid,
  resource,
  categoryId = emptyResource.categoryId,
  onReopen,
}: ResourceEditorProps) {
  const t = useT();
  const resourcesT = useResourcesT();
  const { verifiedCreator } = useUser();
  const { id, form, isUnsaved, pending, failure, save, saveOver, discard, follow } = useResource(
    uid,
    resource,
    categoryId,
  );
  const [checked, setChecked] = useState<'draft' | 'others'>();
  const [focusOn, setFocusOn] = useState<string>();
  // After the first try, a corrected field loses its mark at once.
  const problems: ResourceProblems = checked ? problemsOf(form.watch(), checked) : {};
  // The list and the form share an address, so the shell does not treat the form as a new page.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  useEffect(() => {
    if (!focusOn) return;
    document.getElementById(focusOn)?.focus();
    setFocusOn(undefined);
  }, [focusOn]);
  const submit = (purpose: 'draft' | 'review' | 'publish') => {
    const values = form.getValues();
    const standard = purpose === 'draft' ? 'draft' : 'others';
    const found = problemsOf(values, standard);
    setChecked(standard);
    const first = Object.keys(found)[0];
    if (first) return setFocusOn(`resource-${first}`);
    save(purpose);
  };
  const status = resource?.status ?? resourceLifecycle.first;
  const role = resourceRole(verifiedCreator);
  const canEdit = resourceLifecycle.canEdit(role, status);
  const forOthers = canEdit ? resourceLifecycle.movesFor(role, status).find(isForOthers) : undefined;
  const onward = forOthers && (forOthers === 'published' ? 'publish' : 'review');
  const title = resourcesT(resource ? 'editTitle' : 'newTitle');
  return (
    <DashboardPage
      documentTitle={title}
      title={title}
      above={
        <>
          <Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('nav.resources'), to: paths.myResources() }]} />
          {resource && (
            <p>
              <Badge>{t(`resourceStatus.${status}`)}</Badge>
            </p>
          )}
        </>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} consequence={resourcesT('unsaved')} onLeave={discard} />
      <Form onSubmit={() => canEdit && submit('draft')}>
        <Stack gap={4}>
          <ResourceFields uid={uid} id={id} form={form} problems={problems} />
          {failure === 'conflict' && resource && (
            <ConflictNotice
              onOverwrite={() => saveOver(resource)}
              onReopen={() => {
                discard();
                onReopen?.();
              }}
            />
          )}
          {failure && failure !== 'conflict' && (
            <FormError title={resourcesT('saveFailed')}>{t(`error.${failure}`)}</FormError>
          )}
          {resource && !canEdit && <WaitingNotice resource={resource} onDraft={() => follow(resource.rev + 1)} />}
          {resource?.returned && <ReturnedNotice returned={resource.returned} />}
          {!verifiedCreator && canEdit && <Notice>{resourcesT('reviewNote')}</Notice>}
          <Cluster>
            {canEdit && (
              <Button type="submit" variant="secondary" pending={pending === 'draft'}>
                {resourcesT(status === 'draft' ? 'saveDraft' : 'save')}
              </Button>
            )}
            {onward && (
              <Button pending={pending === onward} onClick={() => submit(onward)}>
                {resourcesT(onward === 'publish' ? 'publish' : 'submit')}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Form>
    </DashboardPage>
  );
}
