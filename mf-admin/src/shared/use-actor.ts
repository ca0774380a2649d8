import { useOptionalUser } from '@cursiv/shared-auth';
import type { Actor } from '@cursiv/shared-data';
import { AppError } from '@cursiv/shared-domain';
import { useCallback } from 'react';

/** Who acts on these pages. The returned function throws AppError `signed-out` when the session has ended meanwhile. */
export function useActor(): () => Actor {
  const user = useOptionalUser();
  return useCallback(() => {
    if (!user) throw new AppError('signed-out');
    return { uid: user.id, name: user.name || user.email };
  }, [user]);
}
