import { type KeepingPlan, keepCourse } from '@cursiv/shared-data/kept';
import { AppError, type AppErrorCode, errorCode, withTimeOut } from '@cursiv/shared-domain';
import { holdReload, report } from '@cursiv/shared-platform/shell';
import { useSyncExternalStore } from 'react';

/** A course that is being kept, or could not be. It goes on while its learner looks at other pages. */
export type Keeping =
  | { state: 'running'; bytes: number; stop: () => void }
  | { state: 'failed'; code: AppErrorCode | 'no-worker' };

/** The service worker must answer within this time, in milliseconds. */
const WORKER_MS = 10_000;

const keepings = new Map<string, Keeping>();
const listeners = new Set<() => void>();

function show(courseId: string, keeping: Keeping | undefined): void {
  if (keeping) keepings.set(courseId, keeping);
  else keepings.delete(courseId);
  for (const listener of listeners) listener();
}

/** Without the worker nothing that is kept could be opened. */
const hasWorker = (): Promise<boolean> =>
  withTimeOut(navigator.serviceWorker.ready, WORKER_MS, 'no service worker', 'timed-out').then(
    () => true,
    () => false,
  );

/** Keeps a course, or brings it up to date. */
export async function startKeeping(uid: string, plan: KeepingPlan, withVideos: boolean): Promise<void> {
  const { courseId } = plan;
  if (keepings.get(courseId)?.state === 'running') return;
  const ending = new AbortController();
  const release = holdReload('keeping');
  const progress = (bytes: number) => show(courseId, { state: 'running', bytes, stop: () => ending.abort() });
  progress(0);
  try {
    if (!(await hasWorker())) return show(courseId, { state: 'failed', code: 'no-worker' });
    await keepCourse(uid, plan, { withVideos, signal: ending.signal, onProgress: progress });
    show(courseId, undefined);
  } catch (error) {
    const code = errorCode(error);
    if (!(error instanceof AppError)) report(error);
    show(courseId, code === 'canceled' ? undefined : { state: 'failed', code });
  } finally {
    release();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What becomes of a course that is being kept; undefined when nothing is. */
export const useKeeping = (courseId: string): Keeping | undefined =>
  useSyncExternalStore(
    subscribe,
    () => keepings.get(courseId),
    () => undefined,
  );
