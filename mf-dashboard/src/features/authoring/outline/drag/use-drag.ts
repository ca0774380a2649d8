import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import type { DropAt } from '../outline-context.ts';

/** How far a pointer moves before it drags, in pixels: a press is no drag. */
const THRESHOLD = 5;
/** How near to an edge of the window the outline begins to scroll, and how far it goes at a time, in pixels. */
const EDGE = 56;
const SCROLL = 12;

interface Drag {
  id: string;
  startY: number;
  isMoving: boolean;
  over: DropAt | undefined;
}

/** The line of the outline under a point, and which side of it. */
function lineAt(x: number, y: number): DropAt | undefined {
  const line = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-outline-id]');
  const id = line?.dataset.outlineId;
  if (!line || id === undefined) return undefined;
  const { top, height } = line.getBoundingClientRect();
  return { id, side: y < top + height / 2 ? 'before' : 'after' };
}

/** The box that scrolls around a line; the page when there is none. */
function scrollBoxOf(element: Element | null): Element {
  for (let box = element; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === 'auto') return box;
  return document.documentElement;
}

type DragEvents = {
  onStart: (id: string) => void;
  onDrop: (id: string, over: DropAt) => void;
  onCancel: (id: string) => void;
};

/** Dragging a line of the outline with a mouse, a pen or a finger. */
export function useDrag({ onStart, onDrop, onCancel }: DragEvents) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  const move = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    if (!drag) return;
    if (!drag.isMoving && Math.abs(clientY - drag.startY) < THRESHOLD) return;
    if (!drag.isMoving) onStart(drag.id);
    const over = lineAt(clientX, clientY);
    const box = scrollBoxOf(document.elementFromPoint(clientX, clientY));
    if (clientY < EDGE) box.scrollBy(0, -SCROLL);
    else if (clientY > window.innerHeight - EDGE) box.scrollBy(0, SCROLL);
    setDrag({ ...drag, isMoving: true, over: over ?? drag.over });
  });
  const drop = useEffectEvent(() => {
    if (drag?.isMoving && drag.over) onDrop(drag.id, drag.over);
    setDrag(undefined);
  });
  const cancel = useEffectEvent(() => {
    if (drag?.isMoving) onCancel(drag.id);
    setDrag(undefined);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  });
  useEffect(() => {
    if (!isDragging) return;
    const events = new AbortController();
    const { signal } = events;
    addEventListener('pointermove', (event) => move(event), { signal });
    addEventListener('pointerup', () => drop(), { signal });
    addEventListener('pointercancel', () => cancel(), { signal });
    addEventListener('keydown', (event) => press(event), { signal });
    return () => events.abort();
  }, [isDragging]);
  return {
    dragged: drag?.isMoving ? drag.id : undefined,
    over: drag?.isMoving ? drag.over : undefined,
    begin: (id: string, event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setDrag({ id, startY: event.clientY, isMoving: false, over: undefined });
    },
  };
}
