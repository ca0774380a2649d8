import { session } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { toast } from '@cursiv/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../messages/messages.ts';

const SIGNING_OUT = 'signing out';

/**
 * Leads home and ends the session there: a page behind a guard must not stand without its user. A page that asks whether to be left
 * has the first word, so the wish travels with the navigation: who stays stays signed in.
 */
export function useSignOut(): () => void {
  const t = useT();
  const go = useGo();
  const isWished = useLocation().state === SIGNING_OUT;
  const leave = useEffectEvent(() => {
    // Coming back to this entry of the history is no wish.
    void go(paths.home(), { replace: true });
    void session.signOut().then(() => toast(t('account.signedOut')));
  });
  useEffect(() => {
    if (isWished) leave();
  }, [isWished]);
  return () => void go(paths.home(), { state: SIGNING_OUT });
}
