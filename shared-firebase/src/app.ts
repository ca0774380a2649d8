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

/** Host and port of the local backend, or undefined when the services are hosted. */
export function localEndpoint(): { url: string; host: string; port: number } | undefined {
  const { localCloud } = firebaseConfig();
  if (!localCloud) return undefined;
  const { hostname, port } = new URL(localCloud);
  return { url: localCloud, host: hostname, port: Number(port) };
}
