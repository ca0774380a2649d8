import { useOptionalUser } from '@cursiv/shared-auth';
import { type Loadable, useWatch, type Watch, watchTaughtCourses } from '@cursiv/shared-data';
import { useMemo } from 'react';

/** Tells whether the reader may rule on what concerns some people and courses, by their ids. */
type MayRule = (concerned: readonly string[]) => boolean;

const nothing: Watch<readonly string[]> = ({ next }) => {
  next([]);
  return () => {};
};

/** Administrators rule on everything, their moderators on what concerns neither themselves nor a course that they write or teach. */
export function useMayRule(): Loadable<MayRule> {
  const user = useOptionalUser();
  const uid = user && !user.isAdmin ? user.id : undefined;
  const taught = useWatch(useMemo(() => (uid === undefined ? nothing : watchTaughtCourses(uid)), [uid]));
  return useMemo(() => {
    if (taught.status !== 'ready') return taught;
    const own = new Set([uid, ...taught.value]);
    return { status: 'ready', value: (concerned) => !concerned.some((id) => own.has(id)) };
  }, [taught, uid]);
}
