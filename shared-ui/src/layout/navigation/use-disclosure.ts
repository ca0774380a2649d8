import { useEffect, useId, useRef, useState } from 'react';

/**
 * Links that a button opens where the screen is narrow. A new `place` (a path) closes them, and so does Escape, which
 * gives the focus back to the button. Returns whether they are open, the id for their element and the button's properties.
 */
export function useDisclosure(place: string) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the links.
  useEffect(() => setIsOpen(false), [place]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  const onClick = () => setIsOpen(!isOpen);
  return { id, isOpen, button: { ref: button, 'aria-expanded': isOpen, 'aria-controls': id, onClick } };
}
