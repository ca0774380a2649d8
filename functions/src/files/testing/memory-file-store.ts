import { createHash } from 'node:crypto';
import type { FileStore } from '../file-store.ts';

interface MemoryFile {
  content: string;
  contentType: string;
}

/** Files in memory behind the same door as stored ones, for tests. */
export function memoryFileStore(files: Map<string, MemoryFile>): FileStore {
  return {
    async find(path) {
      const file = files.get(path);
      return file && { bytes: Buffer.byteLength(file.content), contentType: file.contentType };
    },
    async copy(from, to, { contentType }) {
      const file = files.get(from);
      if (!file) throw new Error(`${from} is missing`);
      if (!files.has(to)) files.set(to, { content: file.content, contentType });
    },
    sha256: async (path) =>
      createHash('sha256')
        .update(files.get(path)?.content ?? '')
        .digest('hex'),
    remove: async (path) => void files.delete(path),
    address: async (path, until) => `https://files.test/${path}?until=${until.toISOString()}`,
  };
}
