import { firebaseApp } from './app.ts';
import { attestation } from './attest.ts';

/** The App Check token for a request to one of our functions that no SDK makes; undefined where nothing vouches for the page. */
export function appCheckToken(): Promise<string | undefined> {
  firebaseApp();
  return attestation();
}
