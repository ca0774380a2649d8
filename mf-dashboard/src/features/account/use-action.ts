import type { AuthResult } from '@cursiv/shared-auth';
import { useRef, useState } from 'react';

export interface Action {
  isPending: boolean;
  /** Does something with the account; undefined, without doing it, while an earlier call is under way. */
  run: (call: () => Promise<AuthResult>) => Promise<AuthResult | undefined>;
}

/** One action at a time, however often its button is pressed. */
export function useAction(): Action {
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);
  const run = async (call: () => Promise<AuthResult>) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsPending(true);
    try {
      return await call();
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  };
  return { isPending, run };
}
