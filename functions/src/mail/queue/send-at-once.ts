/** How many new jobs are sent at once, and for how long, in milliseconds, one that is done sends others. */
interface Room {
  most: number;
  patienceMs: number;
  now(): number;
}

/**
 * Sends new jobs as they come, so many at once, so that a slow server holds up nothing else. One that finds no room leaves as soon as another
 * has; whoever brought it need not wait. What is still here when patience is over, or when one failed, leaves with the next that comes, or with
 * the next minute (`send-due.ts`). Rejects with what went wrong with the job that was sent.
 */
export function sendAtOnce({ most, patienceMs, now }: Room, send: (path: string) => Promise<void>) {
  const waiting: string[] = [];
  let sending = 0;
  return async (path: string): Promise<void> => {
    waiting.push(path);
    if (sending >= most) return;
    sending += 1;
    const end = now() + patienceMs;
    try {
      do {
        const next = waiting.shift();
        if (next === undefined) return;
        await send(next);
      } while (now() < end);
    } finally {
      sending -= 1;
    }
  };
}
