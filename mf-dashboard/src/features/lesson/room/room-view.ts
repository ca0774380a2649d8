import { useState } from 'react';

/** How somebody has set the room: it stays so from lesson to lesson, until the site is loaded again. */
let last = { isAlone: false, hasOutline: true };

/** Whether the lesson stands alone, whether its outline shows, and how to change it. */
export function useRoomView() {
  const [view, setView] = useState(last);
  const change = (next: typeof last) => {
    last = next;
    setView(next);
  };
  return {
    ...view,
    toggleAlone: () => change({ ...view, isAlone: !view.isAlone }),
    toggleOutline: () => change({ isAlone: false, hasOutline: view.isAlone || !view.hasOutline }),
  };
}
