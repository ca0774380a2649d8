import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Focuses an element by its id after the next render: a new one, or a button that moved. Of a field in several
 * languages, the one in the first that is shown.
 */
export function useFocusRequest(languages: readonly string[]): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  const granted = useRef<typeof wanted>(undefined);
  useEffect(() => {
    if (!wanted || granted.current === wanted) return;
    const ids = [wanted.id, ...languages.map((locale) => `${wanted.id}-${locale}`)];
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    if (!found) return;
    found.focus();
    granted.current = wanted;
  });
  return useCallback((id: string) => setWanted({ id }), []);
}
