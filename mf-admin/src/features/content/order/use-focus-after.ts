import { useEffect, useRef } from 'react';

/** Id of the control that adds something to an ordered list. */
export const addingId = 'order-add';

/** Id of a button of something in an ordered list. */
export const orderControlId = (id: string, control: 'up' | 'down' | 'remove') => `order-${id}-${control}`;

/** Focuses an element after the list has changed, because the browser drops focus from rows that move or disappear. */
export function useFocusAfter(list: readonly unknown[]): (elementId: string) => void {
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what is waited for
  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  }, [list]);
  return (elementId) => {
    wanted.current = elementId;
  };
}
