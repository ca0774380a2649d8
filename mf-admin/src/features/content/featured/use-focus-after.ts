import { useEffect, useRef } from 'react';

/** Id of the control that adds a course. */
export const addCourseId = 'featured-add';

/** Id of a button of a chosen course. */
export const featuredControlId = (courseId: string, control: 'up' | 'down' | 'remove') =>
  `featured-${courseId}-${control}`;

/** Focuses an element after the list has changed, because the browser drops focus from rows that move or disappear. */
export function useFocusAfter(list: readonly string[]): (elementId: string) => void {
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
