import { type FilePlace, type FileRule, refusalOf } from '@cursiv/shared-domain';
import { type Upload, type UploadStep, uploads, withUploader } from '@cursiv/shared-platform/shell';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { beginUpload, isUnderWay } from './uploads.ts';

/** A file that was not sent, and why. */
interface RefusedFile {
  name: string;
  reason: 'too-large' | 'wrong-type';
}

export interface UploadControl {
  /** The last upload to the spot; undefined when there is none. */
  upload: Upload | undefined;
  refused: RefusedFile | undefined;
  isUnderWay: boolean;
  /** Sends a file, unless its rule refuses it; `about` is told to whoever puts it in its place. */
  start(file: File, about?: unknown): void;
  step(step: UploadStep): void;
  /** Forgets a refusal. */
  clear(): void;
}

/** The upload to a spot: its state and its actions. It goes on when its component is gone. */
export function useUpload(name: string, rule: FileRule, place: FilePlace): UploadControl {
  const upload = useUploadTo(name);
  const [refused, setRefused] = useState<RefusedFile>();
  return {
    upload,
    refused,
    isUnderWay: upload !== undefined && isUnderWay(upload),
    start(file, about) {
      const reason = refusalOf(file, rule);
      setRefused(reason && { name: file.name, reason });
      if (!reason) void beginUpload(name, place, file, about);
    },
    step: (step) => upload && void withUploader((uploader) => uploader.step(upload.id, step)),
    clear: () => setRefused(undefined),
  };
}

/** The last upload to a spot. */
export const useUploadTo = (name: string): Upload | undefined =>
  useSyncExternalStore(
    uploads.subscribe,
    useCallback(() => uploads.list().findLast(({ to }) => to.name === name), [name]),
  );
