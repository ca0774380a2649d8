import { type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import * as styles from './page-frame.module.css';

/** A page that comes sooner, in milliseconds, is not said to be on its way: whatever says so has the browser style the old page anew. */
const SAID_AFTER_MS = 200;

/** Whether another page has been on its way for a while. */
function useLongNavigation(): boolean {
  const isNavigating = useNavigation().state !== 'idle';
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isNavigating) return undefined;
    const timer = setTimeout(() => setIsLong(true), SAID_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isNavigating]);
  return isNavigating && isLong;
}

/** The place of the page, which says when another one is long on its way. Apart from the frame, which need not be drawn anew for that. */
export function MainPart({ children }: { children: ReactNode }) {
  const isBusy = useLongNavigation();
  return (
    <main id="main" tabIndex={-1} className={styles.main} aria-busy={isBusy}>
      {children}
    </main>
  );
}
