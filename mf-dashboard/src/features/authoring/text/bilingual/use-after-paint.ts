import { startTransition, useEffect, useState } from 'react';

/** A value as it was when the page last showed it: what is worked out from it keeps no key press waiting. */
export function useAfterPaint<Value extends object>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task that begins in a frame runs once that frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
