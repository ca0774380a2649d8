import { selectPlayback } from '@videojs/react';
import { usePlayer } from './library.ts';
import { useT } from './messages.ts';
import * as styles from './player.module.css';
import { useIsOnline } from './use-is-online.ts';

/** Over the picture when it cannot go on for want of a connection. The status is there before its text, to be announced. */
export function OfflineNotice({ isFailed }: { isFailed: boolean }) {
  const t = useT();
  const isWaiting = usePlayer(selectPlayback)?.waiting ?? false;
  const isShown = !useIsOnline() && (isWaiting || isFailed);
  return (
    <p role="status" className={isShown ? styles.offline : undefined}>
      {isShown && t('offline')}
    </p>
  );
}
