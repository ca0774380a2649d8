import {
  endPush,
  isThisBrowser,
  noteSession,
  useLastReady,
  useWatch,
  watchPushed,
  watchSessions,
} from '@cursiv/shared-data';
import { Stack } from '@cursiv/shared-ui';
import { useEffect, useMemo } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { DeviceList } from './device-list.tsx';
import * as styles from './sessions.module.css';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useSessionsT } from './texts/texts.ts';

/** Where the person is signed in, and how to end all of it. */
export function Devices({ uid }: { uid: string }) {
  const sessionsT = useSessionsT();
  const watched = useWatch(useMemo(() => watchSessions(uid), [uid]));
  const pushed = useLastReady(useWatch(useMemo(() => watchPushed(uid), [uid]))) ?? [];
  // Noting this one takes out those that the service has ended meanwhile.
  useEffect(() => void noteSession().catch((error: unknown) => console.info(error)), []);
  return (
    <Stack>
      <LoadableView of={watched}>
        {(list) => (
          <DeviceList
            sessions={list?.sessions ?? []}
            isHere={isThisBrowser}
            isPushed={(id) => pushed.some(({ device }) => device === id)}
            endPush={endPush}
          />
        )}
      </LoadableView>
      <p className={styles.together}>{sessionsT('together')}</p>
      <SignOutEverywhere />
    </Stack>
  );
}
