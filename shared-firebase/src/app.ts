import { type FirebaseApp, initializeApp } from 'firebase/app';
import { attest } from './attest.ts';
import { firebaseConfig } from './config.ts';

let app: FirebaseApp | undefined;

/** The one Firebase app of the page. */
export function firebaseApp(): FirebaseApp {
  if (app) return app;
  app = initializeApp(firebaseConfig().firebase);
  attest(app);
  return app;
}

/**
 * Where the local backend is, or undefined when the services are hosted. `isSecure`: a school's own, reached by https, which the SDK's
 * ways to an emulator do not speak.
 */
export function localEndpoint(): { url: string; host: string; port: number; isSecure: boolean } | undefined {
  const { localCloud } = firebaseConfig();
  if (!localCloud) return undefined;
  const { protocol, hostname, port } = new URL(localCloud);
  const isSecure = protocol === 'https:';
  return { url: localCloud, host: hostname, port: Number(port) || (isSecure ? 443 : 80), isSecure };
}
