import {
  type FileRule,
  mediaTypeOf,
  refusalOf,
  startUpload,
  type Upload,
  type UploadProgress,
} from '@cursiv/shared-data';
import { useReloadHold } from '@cursiv/shared-router';
import { useCallback, useEffect, useRef, useState } from 'react';

/** One upload at a time: what was refused before it began, or how far it is. */
export type UploadState =
  | { step: 'idle' }
  | { step: 'refused'; reason: 'too-large' | 'wrong-type'; file: File }
  | { step: 'started'; file: File; progress: UploadProgress };

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

const idle: UploadState = { step: 'idle' };

/** Uploads a file within a rule to the place that `pathOf` names; `done` gets the stored path. Leaving the page cancels it. */
export function useUpload(
  rule: FileRule,
  pathOf: (file: File) => string,
  done: (path: string, file: File) => void,
): UploadControl {
  const [state, setState] = useState(idle);
  const upload = useRef<Upload>(undefined);
  useEffect(() => () => upload.current?.cancel(), []);
  const isUnderWay =
    state.step === 'started' && (state.progress.status === 'running' || state.progress.status === 'paused');
  useReloadHold(isUnderWay, 'upload');
  return {
    state,
    isUnderWay,
    start: (file) => {
      const reason = refusalOf(file, rule);
      if (reason) return setState({ step: 'refused', reason, file });
      const path = pathOf(file);
      setState({ step: 'started', file, progress: { status: 'running', sentBytes: 0, totalBytes: file.size } });
      upload.current = startUpload(path, file, mediaTypeOf(file), (progress) => {
        setState({ step: 'started', file, progress });
        if (progress.status === 'success' || progress.status === 'error' || progress.status === 'canceled') {
          upload.current = undefined;
        }
        if (progress.status === 'success') done(path, file);
      });
    },
    pause: useCallback(() => upload.current?.pause(), []),
    resume: useCallback(() => upload.current?.resume(), []),
    cancel: useCallback(() => upload.current?.cancel(), []),
    clear: useCallback(() => setState(idle), []),
  };
}
