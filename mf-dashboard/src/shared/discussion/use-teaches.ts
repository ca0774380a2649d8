import { getDraft, useLoad } from '@cursiv/shared-data';
import { useCallback } from 'react';
import type { ReadableCourse } from '../courses/readable-course.ts';

/** Whether the reader teaches the course: as its author or a named instructor, or else as one who writes its draft. */
export function useTeaches(uid: string, { id, ownerUid, instructorUids }: ReadableCourse, learns: boolean): boolean {
  const isNamed = uid === ownerUid || instructorUids.includes(uid);
  const isKnown = isNamed || learns;
  const draft = useLoad(useCallback(() => (isKnown ? Promise.resolve(undefined) : getDraft(id)), [id, isKnown]));
  return isNamed || (draft.status === 'ready' && draft.value?.editorUids.includes(uid) === true);
}
