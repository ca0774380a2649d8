import { useLocation } from '@cursiv/shared-router';
import { type RefObject, useEffect, useRef } from 'react';

/** A heading that gets the focus when the address names its content: `#` and the id. */
export function useArrival(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) heading.current?.focus();
  }, [hash, id]);
  return heading;
}
