import { useLocation } from '@cursiv/shared-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepPlace, keptPlace, type Place } from './kept-place.ts';

/** Where the focus goes in a list of `count`, of which `place` is gone or still there. */
const indexOf = (ids: readonly string[], { id, index }: Place) => {
  const at = ids.indexOf(id);
  return at >= 0 ? at : Math.max(0, Math.min(index, ids.length - 1));
};

/**
 * A list of links of which one is in the tab order, and others are reached by arrows. Whoever comes back from what they opened finds the
 * focus there again. What goes away under the focus leaves it to what comes next.
 */
export function useWalk(ids: readonly string[]) {
  const { key: entry } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [back] = useState(() => keptPlace(entry));
  const [place, setPlace] = useState<Place>(back ?? { id: '', index: 0 });
  const stop = indexOf(ids, place);
  const hasFocus = useRef(false);

  const focus = (index: number) => list.current?.children.item(index)?.querySelector('a')?.focus();
  /** Goes on by so many things; comes to the list where the focus is elsewhere. */
  const step = (by: number) => focus(hasFocus.current ? Math.max(0, Math.min(stop + by, ids.length - 1)) : stop);

  const comeBack = useEffectEvent(() => {
    if (back) focus(stop);
  });
  useEffect(() => comeBack(), []);
  const takeOver = useEffectEvent(() => {
    if (hasFocus.current && document.activeElement === document.body) focus(stop);
  });
  useEffect(() => takeOver());

  const keys = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = { ArrowUp: stop - 1, ArrowDown: stop + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    focus(Math.max(0, Math.min(next, ids.length - 1)));
  };
  return {
    stop,
    step,
    /** Whether the focus is in the list. */
    hasFocus: () => hasFocus.current,
    open: (index: number) => keepPlace(entry, { id: ids[index] ?? '', index }),
    props: {
      ref: list,
      onKeyDown: keys,
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: () => {
        hasFocus.current = false;
      },
    },
    /** Says that something of this line has the focus. */
    reach: (index: number) => setPlace({ id: ids[index] ?? '', index }),
  };
}
