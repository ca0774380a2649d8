import type { FilePlace, FileRule } from '@cursiv/shared-domain';
import { useCallback, useSyncExternalStore } from 'react';
import { isUnderWay, type UploadState, uploads } from './uploads.ts';

export interface UploadControl {
  state: UploadState;
  isUnderWay: boolean;
  start(file: File): void;
  pause(): void;
  resume(): void;
  cancel(): void;
  /** Forgets the finished or refused upload. */
  clear(): void;
}

/** The upload of a name: its state and its actions. It continues when its component is gone. */
export function useUpload(name: string, rule: FileRule, place: FilePlace): UploadControl {
  const state = useUploadState(name);
  return {
    state,
    isUnderWay: isUnderWay(state),
    start: (file) => uploads.start(name, rule, place, file),
    pause: () => uploads.pause(name),
    resume: () => uploads.resume(name),
    cancel: () => uploads.cancel(name),
    clear: () => uploads.clear(name),
  };
}

/** The progress of the upload of a name. */
export const useUploadState = (name: string): UploadState =>
  useSyncExternalStore(
    uploads.subscribe,
    useCallback(() => uploads.get(name), [name]),
  );

/** Whether an upload whose name has this prefix is running. */
export const useIsUploading = (prefix: string): boolean =>
  useSyncExternalStore(
    uploads.subscribe,
    useCallback(() => uploads.isBusy(prefix), [prefix]),
  );
