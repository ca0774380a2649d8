import { useEffect, useState } from 'react';
import { isSiteReachable } from './is-site-reachable.ts';
import { whenReachable } from './when-reachable.ts';

/** Whether the site is reachable; checked when the browser says that it has lost its network, or has said so before. */
export function useConnection(): boolean {
  const [isConnected, setIsConnected] = useState(true);
  useEffect(() => {
    const look = async () => setIsConnected(await isSiteReachable());
    window.addEventListener('offline', look);
    // The browser may have said so before this page listened.
    if (!navigator.onLine) void look();
    return () => window.removeEventListener('offline', look);
  }, []);
  useEffect(() => (isConnected ? undefined : whenReachable(() => setIsConnected(true))), [isConnected]);
  return isConnected;
}
