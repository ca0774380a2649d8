import { useOptionalUser } from '@cursiv/shared-auth';
import type { Waiting } from '@cursiv/shared-domain';
import { useEffect, useState } from 'react';

/** Whether the reader waits for an expert, updated live; undefined while they do not, or nobody knows yet. */
export function useOwnWaiting(expertUid: string): Waiting | undefined {
  const uid = useOptionalUser()?.id;
  const [known, setKnown] = useState<{ uid: string; waiting: Waiting | undefined }>();
  useEffect(() => {
    if (!uid || uid === expertUid) return;
    let isOver = false;
    let stop = () => {};
    const told = (waiting: Waiting | undefined) => {
      if (!isOver) setKnown({ uid, waiting });
    };
    const none = () => told(undefined);
    import('@cursiv/shared-data').then(({ watchWaiting }) => {
      if (!isOver) stop = watchWaiting(expertUid, uid)({ next: told, fail: none });
    }, none);
    return () => {
      isOver = true;
      stop();
    };
  }, [uid, expertUid]);
  return known?.uid === uid ? known?.waiting : undefined;
}
