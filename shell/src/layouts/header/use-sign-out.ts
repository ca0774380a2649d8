import { session } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { endUploads, toast } from '@cursiv/shared-platform/shell';
import { useGo } from '@cursiv/shared-router';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../messages/messages.ts';

const SIGNING_OUT = 'signing out';

/**
 * Goes home and ends the session there, because a page behind a guard must not stay without its user. A page with a
 * leave guard decides first, so the request travels with the navigation: a person who stays also stays signed in.
 */
export function useSignOut(): () => Promise<void> {
  const t = useT();
  const go = useGo();
  const isWished = useLocation().state === SIGNING_OUT;
  const leave = useEffectEvent(() => {
    // Coming back to this history entry is not a request.
    void go(paths.home(), { replace: true });
    void session.signOut().then(() => toast(t('account.signedOut')));
  });
  useEffect(() => {
    if (isWished) leave();
  }, [isWished]);
  return async () => void ((await endUploads()) && go(paths.home(), { state: SIGNING_OUT }));
}
