import type { AppError } from '@cursiv/shared-domain';
import { ref, storageService, uploadBytesResumable } from '@cursiv/shared-firebase/storage';
import { toAppError } from '../provider-error.ts';
import { renewToken } from './renew-token.ts';
import { uploadMetadata } from './upload-metadata.ts';

/** States of an upload (spec §4). */
export type UploadStatus = 'running' | 'paused' | 'success' | 'canceled' | 'error';

export interface UploadProgress {
  status: UploadStatus;
  sentBytes: number;
  totalBytes: number;
  error?: AppError;
}

export interface Upload {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Starts a resumable upload (spec §9: chunks of 256 KB upwards) and tells every state it goes through. A refused token is renewed once. */
export function startUpload(
  path: string,
  file: Blob,
  contentType: string,
  changed: (progress: UploadProgress) => void,
): Upload {
  const begin = () => uploadBytesResumable(ref(storageService(), path), file, uploadMetadata(file, contentType));
  let task = begin();
  let isTokenRenewed = false;
  const progress = (status: UploadStatus): UploadProgress => ({
    status,
    sentBytes: task.snapshot.bytesTransferred,
    totalBytes: file.size,
  });
  const failed = (error: AppError) => changed({ ...progress(error.code === 'canceled' ? 'canceled' : 'error'), error });
  const beginAgain = async () => {
    isTokenRenewed = true;
    await renewToken();
    task = begin();
    follow();
  };
  const follow = () =>
    task.on('state_changed', {
      next: ({ state }) => changed(progress(state === 'paused' ? 'paused' : 'running')),
      error: (cause) => {
        const error = toAppError(cause);
        if (error.code !== 'clock-wrong' || isTokenRenewed) return failed(error);
        beginAgain().catch((refusal: unknown) => failed(toAppError(refusal)));
      },
      complete: () => changed({ ...progress('success'), sentBytes: file.size }),
    });
  follow();
  return { pause: () => void task.pause(), resume: () => void task.resume(), cancel: () => void task.cancel() };
}
