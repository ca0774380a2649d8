import { type Loadable, useWatch, type Watch, watchProfile } from '@cursiv/shared-data';
import { useMemo, useState } from 'react';

const nothingYet: Watch<never[]> = () => () => undefined;
const none: Watch<never[]> = ({ next }) => {
  next([]);
  return () => undefined;
};

type Beginning = 'hasDrafts' | 'hasRequests' | 'hasBooked' | 'hasNotes';

/**
 * Follows a list that most people have nothing in: it is asked for unless their profile, which the session follows anyhow, says that
 * they have never begun it, and they have not begun it here. Pass a stable watch.
 */
export function useBegun<T>(uid: string, beginning: Beginning, watch: Watch<T[]>, isBegunHere = false): Loadable<T[]> {
  const profile = useWatch(useMemo(() => watchProfile(uid), [uid]));
  const isNever = profile.status === 'ready' && profile.value?.[beginning] === false && !isBegunHere;
  // What was asked for stays: a new person's profile comes after their first page.
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && profile.status !== 'loading' && !isNever) setIsAsked(true);
  return useWatch<T[]>(isAsked ? watch : isNever ? none : nothingYet);
}
