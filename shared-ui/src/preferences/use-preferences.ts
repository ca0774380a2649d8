import { useMemo, useSyncExternalStore } from 'react';
import type { Choices } from './choices.ts';
import { onPreferences, preferences } from './preferences.ts';

const NONE = '{}';

/** What holds now, the same in every part of the page; nothing until a browser runs it. */
export function usePreferences(): Choices {
  const text = useSyncExternalStore(
    onPreferences,
    () => JSON.stringify(preferences()),
    () => NONE,
  );
  return useMemo(() => JSON.parse(text), [text]);
}
