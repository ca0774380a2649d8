import { useOptionalUser } from '@cursiv/shared-auth';
import type { Actor } from '@cursiv/shared-data';
import { AppError } from '@cursiv/shared-domain';
import { useCallback } from 'react';

/** The acting administrator. The returned function throws AppError `signed-out` when the session has ended in the meantime. */
export function useActor(): () => Actor {
  const uid = useOptionalUser()?.id;
  return useCallback(() => {
    if (uid === undefined) throw new AppError('signed-out');
    return { uid };
  }, [uid]);
}
