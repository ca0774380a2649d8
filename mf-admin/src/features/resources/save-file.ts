import { openFile } from '@cursiv/shared-data';
import { AppError } from '@cursiv/shared-domain';

/** How long a browser may take to begin saving, in milliseconds. */
const KEPT_MS = 60_000;

/** Saves a stored file under its name. Opening it in the browser could run an uploaded script. Throws AppError. */
export async function saveFile(path: string, name: string): Promise<void> {
  const answer = await fetch(await openFile(path)).catch((cause: unknown) => {
    throw new AppError('offline', path, { cause });
  });
  if (!answer.ok) throw new AppError('not-found', `${path}: ${answer.status}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
