import { type RefObject, useEffect, useRef, useState } from 'react';

/** A heading, and a way to focus it once the focused button has disappeared. */
export function useFocusReturn(): [heading: RefObject<HTMLHeadingElement | null>, focus: () => void] {
  const heading = useRef<HTMLHeadingElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) heading.current?.focus();
  }, [times]);
  return [heading, () => setTimes((count) => count + 1)];
}
