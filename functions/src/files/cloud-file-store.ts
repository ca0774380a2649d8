import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { getStorage } from 'firebase-admin/storage';
import { adminApp } from '../admin/admin-app.ts';
import type { FileStore } from './file-store.ts';

// The library chains streams of its own for one download: eleven listeners on one of them are no leak.
EventEmitter.defaultMaxListeners = 20;

/** Cloud Storage's answers for a file that is missing, and for one that is there already. */
const MISSING = 404;
const PRESENT = 412;

const hasStatus = (error: unknown, status: number) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === status;

/** Files in the project's bucket, past the storage rules. */
export function cloudFileStore(): FileStore {
  const file = (path: string) => getStorage(adminApp()).bucket().file(path);
  return {
    async find(path) {
      try {
        const [{ size, contentType = '' }] = await file(path).getMetadata();
        return { bytes: Number(size), contentType };
      } catch (error) {
        if (hasStatus(error, MISSING)) return undefined;
        throw error;
      }
    },
    async copy(from, to, { contentType, contentDisposition }) {
      try {
        // New metadata takes the place of the old, and with it of the download token that the upload left.
        const described = { contentType, contentDisposition, cacheControl: 'private, max-age=600', metadata: {} };
        await file(from).copy(to, { ...described, preconditionOpts: { ifGenerationMatch: 0 } });
      } catch (error) {
        if (!hasStatus(error, PRESENT)) throw error;
      }
    },
    async sha256(path) {
      const hash = createHash('sha256');
      for await (const chunk of file(path).createReadStream({ decompress: false })) hash.update(chunk as Buffer);
      return hash.digest('hex');
    },
    async remove(path) {
      await file(path).delete({ ignoreNotFound: true });
    },
    async address(path, until) {
      const [address] = await file(path).getSignedUrl({ version: 'v4', action: 'read', expires: until });
      return address;
    },
  };
}
