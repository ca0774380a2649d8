import type { RunningAttempt } from '@cursiv/shared-data';
import { useEffect, useState } from 'react';

/** The server's clock, as it was told and goes on with the browser's own, which nobody can set. */
const timeOf = ({ now }: RunningAttempt, toldAt: number) => now.getTime() + (performance.now() - toldAt);

/** Whole seconds until an attempt's time ends, by the server's clock; undefined without a limit, or before it is known. */
export function useTimeLeft(running: RunningAttempt | undefined): number | undefined {
  const [told, setTold] = useState<{ running: RunningAttempt; at: number }>();
  const [, tick] = useState(0);
  if (running && told?.running !== running) setTold({ running, at: performance.now() });
  const deadlineAt = running?.deadlineAt;
  useEffect(() => {
    if (!deadlineAt) return;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [deadlineAt]);
  if (!deadlineAt || !told) return undefined;
  return Math.max(0, Math.ceil((deadlineAt.getTime() - timeOf(told.running, told.at)) / 1000));
}
