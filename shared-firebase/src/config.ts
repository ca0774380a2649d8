/**
 * The access data of the hosted services, read at run time from `/platform/config.json`: the same code serves
 * production and local work.
 */
export interface FirebaseConfig {
  firebase: { apiKey: string; authDomain: string; projectId: string; storageBucket: string; appId: string };
  /**
   * The App Check provider of the page: reCAPTCHA Enterprise by its site key, or the local backend's debug token.
   * Without it there is no App Check.
   */
  appCheck?: { siteKey: string } | { debugToken: string };
  /** `false` where nobody signs in with Google, because the operator has not set it up. */
  google?: boolean;
  /** Address of the local backend; absent when the services are hosted. */
  localCloud?: string;
}

let current: FirebaseConfig | undefined;

/** Sets the configuration, once per document, before any service is used. */
export function configureFirebase(config: FirebaseConfig): void {
  current = config;
}

/** The configuration. Throws when the shell has not set it. */
export function firebaseConfig(): FirebaseConfig {
  if (!current) throw new Error('Firebase is used before configureFirebase()');
  return current;
}
