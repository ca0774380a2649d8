import { useSearchParams, withParameter } from '@cursiv/shared-router';
import { useEffect, useEffectEvent } from 'react';
import { ENROLL_PARAMETER } from './enroll-parameter.ts';

/**
 * Takes the step that a visitor chose before signing in. The parameter is removed from the address, so that the step is
 * never repeated.
 */
export function useEnrollOnReturn(isReady: boolean, start: () => void): void {
  const [params, setParams] = useSearchParams();
  const isWished = params.has(ENROLL_PARAMETER);
  const enter = useEffectEvent(() => {
    setParams((present) => withParameter(present, ENROLL_PARAMETER, ''), { replace: true, preventScrollReset: true });
    start();
  });
  useEffect(() => {
    if (isWished && isReady) enter();
  }, [isWished, isReady]);
}
