import { useEffect, useState } from 'react';

/** Moves the focus to the field of this id once its problem is shown. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (!wanted) return;
    const place = document.getElementById(wanted);
    const field = place?.matches('input, select, textarea, button')
      ? place
      : place?.querySelector<HTMLElement>('[tabindex="0"], input, button');
    field?.focus();
    setWanted(undefined);
  }, [wanted]);
  return setWanted;
}
