import { useUser } from '@cursiv/shared-auth';
import { giveSignOfLife, leaveDraft, useWatch, type Watch, watchPresent } from '@cursiv/shared-data';
import { type CourseDraft, isPresent, PRESENCE_MS, type Presence } from '@cursiv/shared-domain';
import { useEffect, useMemo } from 'react';
import { useNow } from '../../../shared/use-now.ts';

const nothing: Watch<Presence[]> = () => () => undefined;
/** Nobody waits for a sign of life: the next one is told in less than a minute. */
const ignored = () => undefined;

/** Who else has a draft open now, among several authors; they are told of the reader in turn. */
export function usePresence(draft: CourseDraft | undefined): Presence[] {
  const { id: uid, name } = useUser();
  const courseId = draft?.editorUids.length ? draft.id : undefined;
  useEffect(() => {
    if (!courseId) return;
    const beat = () => {
      if (document.visibilityState === 'visible') giveSignOfLife(courseId, uid, name).catch(ignored);
    };
    beat();
    const timer = setInterval(beat, PRESENCE_MS.beat);
    return () => {
      clearInterval(timer);
      leaveDraft(courseId, uid).catch(ignored);
    };
  }, [courseId, uid, name]);
  const watched = useWatch(useMemo(() => (courseId ? watchPresent(courseId) : nothing), [courseId]));
  const now = useNow();
  const known = courseId && watched.status === 'ready' ? watched.value : [];
  return known.filter((presence) => presence.id !== uid && isPresent(presence, now));
}
