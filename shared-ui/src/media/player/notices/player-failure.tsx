import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../actions/button.tsx';
import { Notice } from '../../../states/notice.tsx';
import { useT } from '../messages/messages.ts';
import * as styles from '../player.module.css';
import { useIsOnline } from './use-is-online.ts';

/** Replaces a picture that is unavailable. Tries again by itself when the connection is back. */
export function PlayerFailure({ text, onRetry }: { text: ReactNode; onRetry: () => void }) {
  const t = useT();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry();
    wasOnline.current = isOnline;
  }, [isOnline, onRetry]);
  return (
    <div className={styles.failure}>
      <Notice tone="warning" role="alert">
        {text}
      </Notice>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
