import { AppError, type FilePlace, mediaTypeOf } from '@cursiv/shared-domain';
import { ref, storageService, type UploadTask, uploadBytesResumable } from '@cursiv/shared-firebase/storage';
import { toAppError } from '../provider-error.ts';
import { deleteFile } from './delete-file.ts';
import { type ExpectedUpload, expectUpload, type KeptFile, keepUpload } from './expect-upload.ts';
import { renewToken } from './renew-token.ts';

/** States of an upload (spec §4). */
export type UploadStatus = 'running' | 'paused' | 'success' | 'canceled' | 'error';

export interface UploadProgress {
  status: UploadStatus;
  sentBytes: number;
  totalBytes: number;
  error?: AppError;
  /** With `success`: the stored file. */
  kept?: KeptFile;
}

export interface Upload {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Starts a resumable upload (spec §9: chunks from 256 KB upwards) and reports every state. Renews a refused token once. */
export function startUpload(place: FilePlace, file: File, changed: (progress: UploadProgress) => void): Upload {
  const totalBytes = file.size;
  let task: UploadTask | undefined;
  let isPaused = false;
  let isCanceled = false;
  let giveUp: (reason: AppError) => void = () => undefined;
  const sent = () => task?.snapshot.bytesTransferred ?? 0;
  const tell = (status: UploadStatus) => changed({ status, sentBytes: sent(), totalBytes });
  const send = (arrival: string) =>
    new Promise<void>((resolve, reject) => {
      giveUp = reject;
      task = uploadBytesResumable(ref(storageService(), arrival), file, { contentType: mediaTypeOf(file) });
      if (isPaused) task.pause();
      task.on('state_changed', ({ state }) => tell(state === 'paused' ? 'paused' : 'running'), reject, resolve);
    });
  const stopIfCanceled = () => {
    if (isCanceled) throw new AppError('canceled');
  };
  const run = async () => {
    const expected = await expectUpload(place, file);
    try {
      stopIfCanceled();
      await sendWithFreshToken(expected, send);
      stopIfCanceled();
      const kept = await keepUpload(expected);
      stopIfCanceled();
      changed({ status: 'success', sentBytes: totalBytes, totalBytes, kept });
    } catch (error) {
      giveBack(expected).catch(() => undefined);
      throw error;
    }
  };
  run().catch((cause: unknown) => {
    const error = toAppError(cause);
    changed({ status: error.code === 'canceled' ? 'canceled' : 'error', sentBytes: sent(), totalBytes, error });
  });
  return {
    pause() {
      isPaused = true;
      if (task) task.pause();
      else tell('paused');
    },
    resume() {
      isPaused = false;
      if (task) task.resume();
      else tell('running');
    },
    cancel() {
      isCanceled = true;
      // The SDK cancels only running uploads; it leaves paused ones alone.
      if (!task?.cancel()) giveUp(new AppError('canceled'));
    },
  };
}

/** Releases the room of a file that did not arrive; if nobody is signed in to do so, a later count releases it. */
async function giveBack({ path }: ExpectedUpload): Promise<void> {
  const { authService } = await import('@cursiv/shared-firebase/auth');
  if (authService().currentUser) await deleteFile(path);
}

/** A token that the storage refuses is renewed, and the file is sent again. */
async function sendWithFreshToken({ arrival }: ExpectedUpload, send: (arrival: string) => Promise<void>) {
  try {
    await send(arrival);
  } catch (cause) {
    if (toAppError(cause).code !== 'clock-wrong') throw cause;
    await renewToken();
    await send(arrival);
  }
}
