import type { Loadable } from '@cursiv/shared-data';
import { useState } from 'react';

/** The last ready value of a loadable, which stays visible while its successor loads; undefined before the first. */
export function useLastReady<T>(loadable: Loadable<T>): T | undefined {
  const [last, setLast] = useState<{ value: T }>();
  if (loadable.status !== 'ready') return last?.value;
  if (last?.value !== loadable.value) setLast({ value: loadable.value });
  return loadable.value;
}
