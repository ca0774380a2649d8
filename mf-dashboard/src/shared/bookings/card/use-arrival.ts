import { useLocation } from '@cursiv/shared-router';
import { useIsShown } from '@cursiv/shared-ui';
import { type RefObject, useEffect, useRef } from 'react';

/** A heading that gets the focus when the address names its content: `#` and the id. */
export function useArrival(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isShown = useIsShown();
  useEffect(() => {
    if (isShown && hash === `#${id}`) heading.current?.focus();
  }, [isShown, hash, id]);
  return heading;
}
