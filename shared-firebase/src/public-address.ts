import { firebaseConfig } from './config.ts';

/** Where a stored file that everybody may read can be had without the SDK; the storage rules judge the request. */
export function publicFileAddress(path: string): string {
  const { firebase, localCloud } = firebaseConfig();
  const origin = localCloud ?? 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${firebase.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}
