import { useUser } from '@cursiv/shared-auth';
import { newResourceId } from '@cursiv/shared-data';
import { useKeptForm } from '@cursiv/shared-data/edits';
import { isForOthers, type Resource, resourceLifecycle, resourceRole } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Badge, Breadcrumbs, Button, Cluster, Form, FormError, Notice, Stack, UnsavedGuard } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../messages/messages.ts';
import { ConflictNotice } from '../../shared/conflict-notice.tsx';
import { DashboardPage } from '../../shared/dashboard-page.tsx';
import { useIsUploading } from '../../shared/uploads/use-upload.ts';
import { resourceEdits } from './resource-edits.ts';
import { ResourceFields } from './resource-fields.tsx';
import { resourceUploads } from './resource-file-field.tsx';
import {
  emptyResource,
  problemsOf,
  type ResourceFormValues,
  type ResourceProblems,
  valuesOf,
} from './resource-form-values.ts';
import { ReturnedNotice } from './returned-notice.tsx';
import { useSaveResource } from './use-save-resource.ts';
import { WaitingNotice } from './waiting-notice.tsx';

type ResourceEditorProps = {
  uid: string;
  resource: Resource | undefined;
  /** Opens the stored version and drops the edits. */
  onReopen?: () => void;
};

/** The page for writing a resource. It can always be saved as a draft; to hand it in, it must be complete. */
export function ResourceEditor({ uid, resource, onReopen }: ResourceEditorProps) {
  const t = useT();
  const words = useVocabulary();
  const { verifiedCreator } = useUser();
  const [{ id, rev, edits }] = useState(() =>
    resourceEdits(uid, resource?.id, { id: resource?.id ?? newResourceId(), rev: resource?.rev ?? 0 }),
  );
  const form = useForm<ResourceFormValues>({ defaultValues: resource ? valuesOf(resource) : emptyResource });
  useKeptForm(form, edits);
  const [checked, setChecked] = useState<'draft' | 'others'>();
  const [focusOn, setFocusOn] = useState<string>();
  const { save, saveOver, follow, pending, failure, isSaved } = useSaveResource({
    uid,
    id,
    base: rev,
    onSaved: edits.clear,
  });
  const { isDirty } = form.formState;
  const isUploading = useIsUploading(resourceUploads(id));
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
    void save(values, purpose);
  };
  const status = resource?.status ?? resourceLifecycle.first;
  const role = resourceRole(verifiedCreator);
  const canEdit = resourceLifecycle.canEdit(role, status);
  const forOthers = canEdit ? resourceLifecycle.movesFor(role, status).find(isForOthers) : undefined;
  const onward = forOthers && (forOthers === 'published' ? 'publish' : 'review');
  const title = t(resource ? 'resources.editTitle' : 'resources.newTitle');
  return (
    <DashboardPage
      documentTitle={title}
      title={title}
      above={
        <>
          <Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('nav.resources'), to: paths.myResources() }]} />
          {resource && (
            <p>
              <Badge>{words(`resourceStatus.${status}`)}</Badge>
            </p>
          )}
        </>
      }
    >
      <UnsavedGuard
        isUnsaved={isUploading || (isDirty && !isSaved)}
        title={isUploading ? t('upload.underWay') : undefined}
        consequence={t(isUploading ? 'upload.leaving' : 'resources.unsaved')}
        {...(!isUploading && { onLeave: edits.clear })}
      />
      <Form onSubmit={() => canEdit && submit('draft')}>
        <Stack gap={4}>
          <ResourceFields uid={uid} id={id} form={form} problems={problems} />
          {failure === 'conflict' && resource && (
            <ConflictNotice
              onOverwrite={() => void saveOver(resource, form.getValues())}
              onReopen={() => {
                edits.clear();
                onReopen?.();
              }}
            />
          )}
          {failure && failure !== 'conflict' && (
            <FormError title={t('resources.saveFailed')}>{words(`error.${failure}`)}</FormError>
          )}
          {resource && !canEdit && <WaitingNotice resource={resource} onDraft={() => follow(resource.rev + 1)} />}
          {resource?.returned && <ReturnedNotice returned={resource.returned} />}
          {!verifiedCreator && canEdit && <Notice>{t('resources.reviewNote')}</Notice>}
          <Cluster>
            {canEdit && (
              <Button type="submit" variant="secondary" pending={pending === 'draft'}>
                {t(status === 'draft' ? 'resources.saveDraft' : 'resources.save')}
              </Button>
            )}
            {onward && (
              <Button pending={pending === onward} onClick={() => submit(onward)}>
                {t(onward === 'publish' ? 'resources.publish' : 'resources.submit')}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Form>
    </DashboardPage>
  );
}
