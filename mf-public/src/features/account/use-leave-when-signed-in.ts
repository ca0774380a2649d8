import { useOptionalUser } from '@cursiv/shared-auth';
import { useGo, useSearchParams } from '@cursiv/shared-router';
import { useEffect } from 'react';
import { afterSignIn } from './after-sign-in.ts';

/**
 * Leaves for the return address as soon as somebody is signed in, here or in another tab; the form is removed from the
 * history.
 */
export function useLeaveWhenSignedIn(): void {
  const go = useGo();
  const [params] = useSearchParams();
  const target = afterSignIn(params.get('returnTo'));
  const isSignedIn = useOptionalUser() !== undefined;
  useEffect(() => {
    if (isSignedIn) go(target, { replace: true });
  }, [isSignedIn, target, go]);
}
