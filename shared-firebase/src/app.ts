import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseConfig } from './config.ts';

let app: FirebaseApp | undefined;

/** The one Firebase app of the page. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(firebaseConfig().firebase);
  return app;
}

/** Host and port of the local backend, or undefined when the services are hosted. */
export function localEndpoint(): { url: string; host: string; port: number } | undefined {
  const { localCloud } = firebaseConfig();
  if (!localCloud) return undefined;
  const { hostname, port } = new URL(localCloud);
  return { url: localCloud, host: hostname, port: Number(port) };
}
