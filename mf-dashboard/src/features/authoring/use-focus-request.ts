import { useEffect, useState } from 'react';

/** Focuses an element by its id after the next render: a new one, or a button that moved. */
export function useFocusRequest(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
