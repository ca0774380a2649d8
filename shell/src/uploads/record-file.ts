import type { RecordsAt } from './upload-record.ts';

const file = async (options?: FileSystemGetFileOptions) =>
  (await navigator.storage.getDirectory()).getFileHandle('uploads.json', options);

/** What the file says; undefined where there is none. */
export async function readRecordFile(): Promise<RecordsAt | undefined> {
  try {
    return JSON.parse(await (await (await file()).getFile()).text()) as RecordsAt;
  } catch {
    return undefined;
  }
}

async function write(records: RecordsAt): Promise<void> {
  try {
    const writable = await (await file({ create: true })).createWritable();
    await writable.write(JSON.stringify(records));
    await writable.close();
  } catch (error) {
    console.info('Uploads are not kept in a file', error);
  }
}

/** The records in a file. A browser that is killed keeps it, where local storage has lost its last seconds. */
export class RecordFile {
  #next: RecordsAt | undefined;
  #writing: Promise<void> | undefined;

  /** Writes the records, unless newer ones come before their turn. */
  write(records: RecordsAt): void {
    this.#next = records;
    this.#writing ??= this.#writeAll();
  }

  /** Resolves when everything is written. */
  written = (): Promise<void> => this.#writing ?? Promise.resolve();

  async #writeAll(): Promise<void> {
    for (let next = this.#next; next; next = this.#next) {
      this.#next = undefined;
      await write(next);
    }
    this.#writing = undefined;
  }
}
