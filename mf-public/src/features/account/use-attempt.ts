import type { AuthResult } from '@cursiv/shared-auth';
import type { AppErrorCode } from '@cursiv/shared-domain';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Ways to the session that a page may try, one at a time. */
type Way = 'form' | 'google';

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
  const [{ pending, failure }, setState] = useState<{ pending?: Way; failure?: { code: AppErrorCode } }>({});
  const isRunning = useRef(false);
  const failureRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) failureRef.current?.focus();
  }, [failure]);

  const attempt: Attempt['attempt'] = async (way, action, place = () => false) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ pending: way });
    const result = await action();
    isRunning.current = false;
    setState(result.success || place(result.code) ? {} : { failure: { code: result.code } });
    return result.success;
  };

  return { pending, failure: failure?.code, failureRef, attempt };
}
