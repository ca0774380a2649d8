import type { AuthResult } from '@cursiv/shared-auth';
import { accepted, useCommand } from '@cursiv/shared-data/commands';
import type { AppErrorCode } from '@cursiv/shared-domain';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Ways to the session that a page may try, one at a time. */
type Way = 'form' | 'google' | 'code';

export interface Attempt {
  pending: Way | undefined;
  failure: AppErrorCode | undefined;
  /** For the message about the failure, which takes the focus when it appears. */
  failureRef: RefObject<HTMLDivElement | null>;
  /**
   * Tries one way; ignored while another attempt is under way. Resolves to whether it succeeded. `place` may show a failure
   * beside the field that it is of; it returns whether it did.
   */
  attempt: (way: Way, action: () => Promise<AuthResult>, place?: (code: AppErrorCode) => boolean) => Promise<boolean>;
}

/** An action of the session that can fail and be tried again. */
export function useAttempt(): Attempt {
  const { isPending, failure, run } = useCommand();
  const [way, setWay] = useState<Way>();
  const failureRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) failureRef.current?.focus();
  }, [failure]);

  const attempt: Attempt['attempt'] = async (next, action, place = () => false) => {
    let hasSucceeded = false;
    await run(async () => {
      setWay(next);
      const result = await action();
      hasSucceeded = result.success;
      if (!result.success && !place(result.code)) accepted(result);
    });
    return hasSucceeded;
  };

  return { pending: isPending ? way : undefined, failure, failureRef, attempt };
}
