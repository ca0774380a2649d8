import { createHash } from 'node:crypto';
import type { FileStore } from '../file-store.ts';

interface MemoryFile {
  content: string | Uint8Array;
  contentType: string;
}

/** Files in memory, with the interface of stored ones, for tests. */
export function memoryFileStore(files: Map<string, MemoryFile>): FileStore {
  return {
    async find(path) {
      const file = files.get(path);
      if (!file || file.content.length === 0) return undefined;
      return { bytes: Buffer.byteLength(file.content), contentType: file.contentType };
    },
    async copy(from, to, { contentType }) {
      const file = files.get(from);
      if (!file) throw new Error(`${from} is missing`);
      if (!files.has(to)) files.set(to, { content: file.content, contentType });
    },
    start: async (path, length) => Buffer.from(files.get(path)?.content ?? '').subarray(0, length),
    part: async (path, from, length) => Buffer.from(files.get(path)?.content ?? '').subarray(from, from + length),
    async *read(path) {
      yield Buffer.from(files.get(path)?.content ?? '');
    },
    async write(path, bytes, { contentType }) {
      const parts: Uint8Array[] = [];
      for await (const part of bytes) parts.push(part);
      files.set(path, { content: Buffer.concat(parts), contentType });
    },
    sha256: async (path) =>
      createHash('sha256')
        .update(files.get(path)?.content ?? '')
        .digest('hex'),
    remove: async (path) => void files.delete(path),
    address: async (path, until) => `https://files.test/${path}?until=${until.toISOString()}`,
    sendAddress: async (path, { contentType, bytes, sending }, until) => ({
      address: `https://files.test/${path}?send=${sending}&until=${until.toISOString()}`,
      headers: { 'content-type': contentType, 'x-goog-content-length-range': `${bytes},${bytes}` },
    }),
    close: async (path) => void files.set(path, { content: '', contentType: '' }),
    isOpen: async (address) => new URL(address).searchParams.has('until'),
  };
}
