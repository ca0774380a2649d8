import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { firebaseApp, localEndpoint } from './app.ts';

export { ref, uploadBytes } from 'firebase/storage';

/** Retry limits of storage operations and uploads, in milliseconds (spec §9: 2 and 10 minutes). */
const OPERATION_RETRY_MS = 120_000;
const UPLOAD_RETRY_MS = 600_000;

let storage: FirebaseStorage | undefined;

/** The file storage service, for sections built before decision 086: present ones send to signed addresses. */
export function storageService(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(firebaseApp());
  storage.maxOperationRetryTime = OPERATION_RETRY_MS;
  storage.maxUploadRetryTime = UPLOAD_RETRY_MS;
  const local = localEndpoint();
  if (local && !local.isSecure) connectStorageEmulator(storage, local.host, local.port);
  return storage;
}
