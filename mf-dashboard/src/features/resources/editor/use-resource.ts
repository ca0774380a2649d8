import { moveResource, saveResource } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { isUnsaved, useEditSession, useSessionForm } from '@cursiv/shared-data/edits';
import type { CategoryId, Resource } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { useGo } from '@cursiv/shared-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useResourcesT } from '../messages/messages.ts';
import { resourceEdits } from './resource-edits.ts';
import { contentOf, emptyResource, type ResourceFormValues, valuesOf } from './resource-form-values.ts';

type Purpose = 'draft' | 'review' | 'publish';

const NEWS = { draft: 'savedDraft', review: 'submitted', publish: 'published' } as const;

/** A resource in its form; a new one begins in the given category. Saves it, moves it to another state on request, and returns to the list. */
export function useResource(uid: string, resource: Resource | undefined, categoryId: CategoryId) {
  const t = useResourcesT();
  const go = useGo();
  const [{ id, kept }] = useState(() => resourceEdits(uid, resource?.id));
  const { editing, state } = useEditSession<ResourceFormValues>(
    () => ({
      stored: resource
        ? { rev: resource.rev, doc: valuesOf(resource) }
        : { rev: 0, doc: { ...emptyResource, categoryId } },
      kept,
    }),
    async (doc, { rev }) => ({ doc, rev: await saveResource({ id, ownerUid: uid, rev, content: contentOf(doc) }) }),
  );
  const form = useForm<ResourceFormValues>({ defaultValues: state.doc });
  useSessionForm(editing, form);
  const { isPending, failure, run } = useCommand();
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (isDone) go(paths.myResources());
  }, [isDone, go]);
  const [purpose, setPurpose] = useState<Purpose>('draft');
  const finish = (next: Purpose, newer?: Resource) =>
    run(async () => {
      setPurpose(next);
      const outcome = await (newer ? editing.overwrite(async () => newer.rev) : editing.save());
      if (outcome.status === 'failed') throw outcome.error;
      const moved = next === 'publish' ? 'published' : 'in_review';
      if (next !== 'draft') await moveResource({ id, rev: editing.state().rev }, moved);
      toast(t(NEWS[next]), { tone: 'success' });
      setIsDone(true);
    });
  return {
    id,
    form,
    isUnsaved: isUnsaved(state),
    pending: isPending ? purpose : undefined,
    failure,
    save: (next: Purpose) => void finish(next),
    /** Saves over a version that somebody else has saved meanwhile. */
    saveOver: (newer: Resource) => void finish(purpose, newer),
    discard: () => editing.discard(),
    /** The resource has moved to another state with unchanged text, so the edits are now based on this revision. */
    follow: (moved: number) => {
      if (editing.state().rev === moved - 1) editing.moved(moved);
    },
  };
}
