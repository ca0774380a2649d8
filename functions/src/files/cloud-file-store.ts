import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { getStorage } from 'firebase-admin/storage';
import { adminApp } from '../admin/admin-app.ts';
import type { FileStore } from './file-store.ts';
import { inward, outward } from './signed-origin.ts';

// The library chains its own streams for one download: eleven listeners on one of them are no leak.
EventEmitter.defaultMaxListeners = 20;

/** Cloud Storage's answers for a missing file, and for one that already exists. */
const MISSING = 404;
const PRESENT = 412;

const hasStatus = (error: unknown, status: number) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === status;

/** Files in the project's bucket, past the storage rules. */
export function cloudFileStore(): FileStore {
  const file = (path: string) => getStorage(adminApp()).bucket().file(path);
  const part = async (path: string, from: number, length: number) => {
    const [bytes] = await file(path).download({ start: from, end: from + length - 1, decompress: false });
    return bytes;
  };
  return {
    async find(path) {
      try {
        const [{ size, contentType = '' }] = await file(path).getMetadata();
        return Number(size) === 0 ? undefined : { bytes: Number(size), contentType };
      } catch (error) {
        if (hasStatus(error, MISSING)) return undefined;
        throw error;
      }
    },
    async copy(from, to, { contentType, contentDisposition }) {
      try {
        // New metadata replaces the old, and with it the download token that the upload left.
        const described = { contentType, contentDisposition, cacheControl: 'private, max-age=600', metadata: {} };
        await file(from).copy(to, { ...described, preconditionOpts: { ifGenerationMatch: 0 } });
      } catch (error) {
        if (!hasStatus(error, PRESENT)) throw error;
      }
    },
    start: (path, length) => part(path, 0, length),
    part,
    read: (path) => file(path).createReadStream({ decompress: false }) as AsyncIterable<Uint8Array>,
    async write(path, bytes, shown) {
      await pipeline(
        bytes,
        file(path).createWriteStream({ metadata: { ...shown, cacheControl: 'private, no-store' } }),
      );
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
      return outward(address);
    },
    async sendAddress(path, { contentType, bytes, sending }, until) {
      // Signed headers: the service takes nothing that differs from them.
      const signed = { 'x-goog-content-length-range': `${bytes},${bytes}`, 'x-goog-if-generation-match': '0' };
      const inParts = sending === 'parts';
      const [address] = await file(path).getSignedUrl({
        ...{ version: 'v4', action: inParts ? 'resumable' : 'write', expires: until },
        ...{ contentType, extensionHeaders: signed },
      });
      return {
        address: outward(address),
        headers: { ...signed, 'content-type': contentType, ...(inParts && { 'x-goog-resumable': 'start' }) },
      };
    },
    async close(path) {
      // Addresses and sessions write only where nothing is; the bucket removes the empty file after they have all ended.
      await file(path).save('', { resumable: false });
    },
    async isOpen(address) {
      const response = await fetch(inward(address), { headers: { range: 'bytes=0-0' } });
      await response.body?.cancel();
      return response.ok;
    },
  };
}
