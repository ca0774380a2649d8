import { openFile, saveCard, useLoad, useWatch, watchCard, watchProfile } from '@cursiv/shared-data';
import { keptDocument } from '@cursiv/shared-data/edits';
import type { PublicCard } from '@cursiv/shared-domain';
import { useCallback, useMemo } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { CardForm } from './card-form.tsx';
import { cardValuesSchema } from './card-values.ts';

/** What the reader of the page says of themselves to others. */
export function PublicCardPart({ uid, name }: { uid: string; name: string }) {
  const card = useWatch(useMemo(() => watchCard(uid), [uid]));
  const profile = useWatch(useMemo(() => watchProfile(uid), [uid]));
  const path = profile.status === 'ready' ? profile.value?.photo : undefined;
  const address = useLoad(useCallback(async () => (path ? openFile(path) : undefined), [path]));
  const photo = address.status === 'ready' ? address.value : undefined;
  const kept = useMemo(() => keptDocument(uid, 'card', cardValuesSchema), [uid]);
  const save = useCallback((edited: PublicCard) => saveCard(uid, edited), [uid]);
  return (
    <LoadableView of={card}>
      {(stored) => <CardForm person={{ uid, name, photo }} card={stored} save={save} kept={kept} />}
    </LoadableView>
  );
}
