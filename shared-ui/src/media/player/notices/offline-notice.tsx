import { selectPlayback } from '@videojs/react';
import { usePlayer } from '../library.ts';
import { useT } from '../messages/messages.ts';
import * as styles from '../player.module.css';
import { useIsOnline } from './use-is-online.ts';

/**
 * Shown over the picture when playback waits for a connection. The status element exists before its text, so that it is
 * announced.
 */
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
