/** The browser's own folder for this site, which nobody but its code reads. */
const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('uploads', { create: true });

/** Copies a file into the browser's storage; false where it has none or not enough room. */
export async function keepBytes(id: string, file: File): Promise<boolean> {
  try {
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < file.size) return false;
    const writable = await (await (await folder()).getFileHandle(id, { create: true })).createWritable();
    await writable.write(file);
    await writable.close();
    return true;
  } catch (error) {
    console.info('The browser cannot keep the file', error);
    await dropBytes(id);
    return false;
  }
}

/** The copy of a file; undefined when the browser has lost it. */
export async function keptBytes(id: string): Promise<File | undefined> {
  try {
    return await (await (await folder()).getFileHandle(id)).getFile();
  } catch {
    return undefined;
  }
}

/** Removes a copy, if there is one. */
export async function dropBytes(id: string): Promise<void> {
  try {
    await (await folder()).removeEntry(id);
  } catch {
    // There is none.
  }
}

/** Removes the copies that no upload needs, such as those of a browser that was killed. */
export async function dropOtherBytes(needed: ReadonlySet<string>): Promise<void> {
  try {
    for await (const id of (await folder()).keys()) if (!needed.has(id)) await dropBytes(id);
  } catch (error) {
    console.info('The browser keeps no files', error);
  }
}
