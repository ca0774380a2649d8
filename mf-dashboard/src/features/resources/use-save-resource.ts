import { moveResource, saveResource } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { Resource } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { toast } from '@cursiv/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { contentOf, type ResourceFormValues } from './resource-form-values.ts';

type Purpose = 'draft' | 'review' | 'publish';

const NEWS = { draft: 'resources.savedDraft', review: 'resources.submitted', publish: 'resources.published' } as const;

interface ResourceToSave {
  uid: string;
  id: string;
  /** The revision that the edits are based on: the opened one, never a newer one that arrived since; 0 for a new resource. */
  base: number;
  onSaved: () => void;
}

/** Saves the form, moves the resource to another state on request, and returns to the list; a failure stays in the form. */
export function useSaveResource({ uid, id, base, onSaved }: ResourceToSave) {
  const t = useT();
  const go = useGo();
  const { isPending, failure, run } = useCommand();
  const [isSaved, setIsSaved] = useState(false);
  const rev = useRef(base);
  useEffect(() => {
    if (isSaved) go(paths.myResources());
  }, [isSaved, go]);
  const [purpose, setPurpose] = useState<Purpose>('draft');
  const save = (values: ResourceFormValues, next: Purpose) =>
    run(async () => {
      setPurpose(next);
      rev.current = await saveResource({ id, ownerUid: uid, rev: rev.current, content: contentOf(values) });
      if (next !== 'draft') {
        await moveResource({ id, rev: rev.current }, next === 'publish' ? 'published' : 'in_review');
      }
      onSaved();
      toast(t(NEWS[next]), { tone: 'success' });
      setIsSaved(true);
    });
  /** Saves again, over a version that somebody else saved in the meantime. */
  const saveOver = (newer: Resource, values: ResourceFormValues) => {
    rev.current = newer.rev;
    return save(values, purpose);
  };
  /** The resource has moved to another state with unchanged text, so the edits are now based on this revision. */
  const follow = (moved: number) => {
    if (rev.current === moved - 1) rev.current = moved;
  };
  return { save, saveOver, follow, pending: isPending ? purpose : undefined, failure, isSaved };
}
