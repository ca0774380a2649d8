import { session } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { endUploads, toast } from '@cursiv/shared-platform/shell';
import { useGo } from '@cursiv/shared-router';
import { Button } from '@cursiv/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useAccountT } from './messages/messages.ts';

/** Goes to the home page and ends the session in this browser. */
export function SignOutButton() {
  const t = useAccountT();
  const go = useGo();
  const [isLeaving, setIsLeaving] = useState(false);
  const goodbye = useRef<string>(undefined);
  // Only after this page is gone: a guarded page that loses its user redirects to sign-in instead.
  useEffect(
    () => () => {
      if (goodbye.current === undefined) return;
      void session.signOut();
      toast(goodbye.current);
    },
    [],
  );
  const leave = async () => {
    if (!(await endUploads())) return;
    goodbye.current = t('signedOut');
    setIsLeaving(true);
    void go(paths.home());
  };
  return (
    <Button variant="secondary" pending={isLeaving} onClick={() => void leave()}>
      {t('signOut')}
    </Button>
  );
}
