import { useEffect, useState } from 'react';
import { isSiteReachable } from './is-site-reachable.ts';

/** How often the site is asked for while it does not answer, in milliseconds. */
const AGAIN_MS = 5_000;

/** Whether the site can be reached; asked when the browser says that something about its network has changed. */
export function useConnection(): boolean {
  const [isConnected, setIsConnected] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const look = async () => {
      clearTimeout(timer);
      const isReachable = await isSiteReachable();
      if (!isShown) return;
      setIsConnected(isReachable);
      if (!isReachable) timer = setTimeout(look, AGAIN_MS);
    };
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      isShown = false;
      clearTimeout(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isConnected;
}
