import { useEffect, useRef, useState } from 'react';

const SECOND_MS = 1000;

/** A pause between two presses of a button: the seconds left (0 when it is over), and how to start it. */
export function useCooldown(seconds: number): { secondsLeft: number; begin: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const end = useRef(0);
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    // Read from the clock, because a page in the background gets fewer ticks.
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((end.current - Date.now()) / SECOND_MS)));
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const begin = () => {
    end.current = Date.now() + seconds * SECOND_MS;
    setSecondsLeft(seconds);
  };
  return { secondsLeft, begin };
}
