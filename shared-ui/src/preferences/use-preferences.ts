import { useMemo, useSyncExternalStore } from 'react';
import type { Choices, OwnChoices } from './choices.ts';
import { onPreferences, preferences } from './preferences.ts';

const NONE = '{}';

/** What holds now, and what the account did not take, the same in every part of the page; nothing until a browser runs it. */
export function usePreferences(): Choices & Pick<OwnChoices, 'refused'> {
  const text = useSyncExternalStore(
    onPreferences,
    () => JSON.stringify(preferences()),
    () => NONE,
  );
  return useMemo(() => JSON.parse(text), [text]);
}
