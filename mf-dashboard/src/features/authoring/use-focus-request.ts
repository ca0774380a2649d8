import { useEffect, useState } from 'react';

/** Moves the keyboard to an element by its id after the next render: to what was just added, or to a button that moved. */
export function useFocusRequest(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
