import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Beginning, startLocalCloud } from '@cursiv/platform-tools/local-cloud';

/** Data folders of backends that have just begun: filling one takes five times as long as starting with its copy. */
export class Beginnings {
  readonly #folders = new Map<Beginning, string>();

  /** A folder that holds what a backend begins with; to be copied, not used. */
  async folderOf(beginning: Beginning): Promise<string> {
    const folder = this.#folders.get(beginning) ?? (await fill(beginning));
    this.#folders.set(beginning, folder);
    return folder;
  }

  forget(): void {
    for (const folder of this.#folders.values()) rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(beginning: Beginning): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-beginning-'));
  const backend = await startLocalCloud(folder, beginning);
  const exited = once(backend, 'exit');
  backend.kill('SIGTERM');
  await exited;
  return folder;
}
