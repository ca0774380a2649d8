import { getSubjectNames, useLastReady, useLoad } from '@cursiv/shared-data';
import { useCallback, useRef } from 'react';
import type { SubjectName } from './subject-name.ts';

/** Names by path: null for what has none or is gone, nothing for what is not known yet. */
export type SubjectNames = ReadonlyMap<string, SubjectName>;

const NONE: SubjectNames = new Map();

/**
 * Names of documents by path, such as `users/u1`, each read once. Undefined until the first are known; empty when they cannot be read.
 */
export function useSubjectNames(subjects: readonly string[]): SubjectNames | undefined {
  const wanted = [...new Set(subjects)].sort().join('\n');
  const known = useRef(NONE);
  const load = useCallback(async () => {
    const unknown = wanted.split('\n').filter((subject) => subject !== '' && !known.current.has(subject));
    if (unknown.length > 0) known.current = new Map([...known.current, ...(await getSubjectNames(unknown))]);
    return known.current;
  }, [wanted]);
  const names = useLoad(load);
  const last = useLastReady(names);
  return names.status === 'failed' ? (last ?? NONE) : last;
}
