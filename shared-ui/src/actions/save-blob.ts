/** How long a browser may take to begin saving, in milliseconds. */
const KEPT_MS = 60_000;

/** Saves data as a file on the person's device, under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
