import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../actions/button.tsx';
import { Stack } from '../../layout/stack.tsx';

export type ShowMoreProps = {
  /** What the button says. */
  label: string;
  /** Whether there is more than the list shows. */
  hasMore: boolean;
  /** While more is on its way, what stands stays, and the button with the focus. */
  isReading?: boolean;
  /** What is said above the button. */
  note?: ReactNode;
  onMore: () => void;
  /** The list, with a `ul` or `ol` of its items. */
  children: ReactNode;
};

/** A list with the way to more of it. Whoever asked for more goes on at the first new item, unless they have gone elsewhere meanwhile. */
export function ShowMore({ label, hasMore, isReading = false, note, onMore, children }: ShowMoreProps) {
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The number of items when more was asked for.
  const asked = useRef<number>(undefined);
  const items = () => [...(frame.current?.querySelector('ul, ol')?.children ?? [])];
  useEffect(() => {
    if (asked.current === undefined || isReading) return;
    const isHere = document.activeElement === button.current || document.activeElement === document.body;
    // At the end the button is gone: without a new item the last one takes the focus.
    const next = items()[asked.current] ?? (hasMore ? undefined : items().at(-1));
    asked.current = undefined;
    if (!isHere || !(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus();
  });
  const askForMore = () => {
    asked.current = items().length;
    onMore();
  };
  return (
    <div ref={frame}>
      <Stack gap={2}>
        {children}
        {hasMore && (
          <Stack gap={1}>
            {note}
            <div>
              <Button ref={button} variant="secondary" size="small" pending={isReading} onClick={askForMore}>
                {label}
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </div>
  );
}
