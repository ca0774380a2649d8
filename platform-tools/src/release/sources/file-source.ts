import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FileSource, originSource } from '@cursiv/shared-platform/checking';

const folderSource = (folder: string): FileSource => ({
  name: folder,
  read: async (file) => {
    const full = path.join(folder, file);
    return existsSync(full) ? new Uint8Array(readFileSync(full)) : undefined;
  },
});

/** A source by its address: an http(s) origin, or else a folder on this machine. */
export const fileSource = (address: string): FileSource =>
  /^https?:/.test(address) ? originSource(address.replace(/\/+$/, '')) : folderSource(address);
