import { holdReload } from '@cursiv/shared-platform/shell';
import { isUnderWay, type UploadRecord } from './upload-record.ts';

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

let release: (() => void) | undefined;

/**
 * While files are sent, updates wait. Leaving the site asks first only where the browser has no copy of a file: all others
 * go on at the next visit.
 */
export function holdDocument(uploads: readonly UploadRecord[]): void {
  const isSending = uploads.some(({ state }) => state === 'running');
  if (isSending) release ??= holdReload('upload');
  else release = void release?.();
  const wouldBeLost = uploads.some((upload) => isUnderWay(upload) && !upload.isKept && upload.waits !== 'file');
  if (wouldBeLost) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}
