import { useCallback, useEffect, useState } from 'react';
import { type Preferences, readPreferences, writePreferences } from './preferences.ts';

/** A person's choices for all videos, and a function to change some of them. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(readPreferences);
  useEffect(() => writePreferences(preferences), [preferences]);
  const change = useCallback((part: Partial<Preferences>) => setPreferences((known) => ({ ...known, ...part })), []);
  return [preferences, change];
}
