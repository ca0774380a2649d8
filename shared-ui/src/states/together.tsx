import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './together.module.css';

/** So long parts wait for each other, in milliseconds; what comes later moves the rest. */
const PATIENCE_MS = 4_000;

/** Holds the parts back until what it returns is called. */
type Hold = () => () => void;

const HoldContext = createContext<Hold | undefined>(undefined);
const ShownContext = createContext(true);

/**
 * Keeps back the parts that show together with this one, as long as it is loading.
 *
 * Outside `Together`, nothing is kept back.
 */
export function useHoldsBack(isLoading: boolean): void {
  const hold = useContext(HoldContext);
  useLayoutEffect(() => (isLoading ? hold?.() : undefined), [isLoading, hold]);
}

/** Whether the part shows, for what only a part in sight can do, such as taking the focus. */
export const useIsShown = (): boolean => useContext(ShownContext);

/** The fallback of a part whose code is being fetched: shows nothing, and keeps back the parts beside it. */
export function HoldsBack(): null {
  useHoldsBack(true);
  return null;
}

export type TogetherProps = {
  /** Stands in the parts' place; announces that they load. */
  placeholder: ReactNode;
  children: ReactNode;
};

/**
 * Parts of a page that load side by side, and show at one moment, once: a part that came later would move those below
 * it. A part is loading while it contains `Loading`, or says so by `useHoldsBack`.
 */
export function Together({ placeholder, children }: TogetherProps) {
  const [isShown, setIsShown] = useState(false);
  const held = useRef(0);
  const hold = useCallback<Hold>(() => {
    held.current += 1;
    return () => {
      held.current -= 1;
      // A part that gives way to its next one lets go before that one holds.
      queueMicrotask(() => held.current === 0 && setIsShown(true));
    };
  }, []);
  useLayoutEffect(() => {
    if (held.current === 0) setIsShown(true);
    const timer = setTimeout(() => setIsShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {!isShown && placeholder}
      <div hidden={!isShown} className={isShown ? styles.parts : undefined}>
        <HoldContext value={hold}>
          <ShownContext value={isShown}>{children}</ShownContext>
        </HoldContext>
      </div>
    </>
  );
}
