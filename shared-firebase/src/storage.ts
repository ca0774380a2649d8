import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { firebaseApp, localEndpoint } from './app.ts';
import { firebaseConfig } from './config.ts';

export {
  deleteObject,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  StorageError,
  uploadBytes,
} from 'firebase/storage';

/** Retry limits of storage operations and uploads, in milliseconds (spec §9: 2 and 10 minutes). */
const OPERATION_RETRY_MS = 120_000;
export const UPLOAD_RETRY_MS = 600_000;

const HOSTED = 'https://firebasestorage.googleapis.com';

/**
 * Where a resumable upload of a file begins. The SDK forgets its uploads with the document; ours go on in the next one,
 * by the same protocol.
 */
export function uploadAddress(path: string): string {
  const { storageBucket } = firebaseConfig().firebase;
  return `${localEndpoint()?.url ?? HOSTED}/v0/b/${storageBucket}/o?name=${encodeURIComponent(path)}`;
}

let storage: FirebaseStorage | undefined;

/** The file storage service. */
export function storageService(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(firebaseApp());
  storage.maxOperationRetryTime = OPERATION_RETRY_MS;
  storage.maxUploadRetryTime = UPLOAD_RETRY_MS;
  const local = localEndpoint();
  if (local) connectStorageEmulator(storage, local.host, local.port);
  return storage;
}
