import { readRecordFile } from './record-file.ts';

/**
 * Goes on with uploads that only their file remembers, because the browser was killed. The uploads begin when another tab
 * says that there are any, and are told here in the same way: an import of theirs would make the first page larger.
 */
export async function recoverUploads(key: string): Promise<void> {
  const written = await readRecordFile();
  if (!written?.records[0]) return;
  try {
    if (key in localStorage) return;
    localStorage.setItem(key, '[]');
    dispatchEvent(new StorageEvent('storage', { key }));
  } catch {
    // The browser keeps nothing.
  }
}
