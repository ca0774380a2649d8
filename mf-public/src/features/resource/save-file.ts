import { fetchFile } from './fetch-file.ts';

/** How long a browser may take to begin saving, in milliseconds. */
const KEPT_MS = 60_000;

/**
 * Saves a stored file under a name, because a link to another origin would be opened, or named after its address.
 * Throws AppError.
 */
export async function saveFile(address: string, name: string): Promise<void> {
  const blob = await (await fetchFile(address)).blob();
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
