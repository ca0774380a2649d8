import { savePhoto, useWatch, watchProfile } from '@cursiv/shared-data';
import { toast } from '@cursiv/shared-platform/shell';
import { useMemo } from 'react';
import { useMediaT } from '../../shared/media/messages/messages.ts';
import { PortraitField } from '../../shared/media/pictures/portrait-field.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';

/** The person's portrait, which is stored at once. */
export function Portrait({ uid, name }: { uid: string; name: string }) {
  const mediaT = useMediaT();
  const profile = useWatch(useMemo(() => watchProfile(uid), [uid]));
  const save = async (path: string | undefined) => {
    await savePhoto(uid, path);
    toast(mediaT(path ? 'portrait.saved' : 'portrait.removed'), { tone: 'success' });
  };
  return (
    <LoadableView of={profile}>
      {(known) => <PortraitField uid={uid} name={name} path={known?.photo} onChange={save} />}
    </LoadableView>
  );
}
