import { type RefObject, useEffect, useRef } from 'react';
import { hashFor, type Place } from './place.ts';

/** Brings keyboard focus along into the part that was opened, where the outline gives way to it. */
export function useOpenedPart(place: Place): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const hash = hashFor(place);
  const opened = useRef(hash);
  useEffect(() => {
    if (opened.current === hash) return;
    opened.current = hash;
    const isLost = document.activeElement === document.body || document.activeElement?.checkVisibility() === false;
    if (isLost) part.current?.focus();
  }, [hash]);
  return part;
}
