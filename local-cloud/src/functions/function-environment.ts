export interface FunctionEnvironment {
  project: string;
  bucket: string;
  /** `host:port` of local-cloud. */
  host: string;
  /** Where pages find it: addresses that functions sign are opened there. */
  origin: string;
  /** What functions sign with. */
  serviceKey: string;
}

/**
 * What firebase-functions and firebase-admin read from the environment. It must be set before they are imported; with the
 * emulator hosts set, firebase-admin asks local-cloud and accepts unsigned ID tokens.
 */
export function setFunctionEnvironment({ project, bucket, host, origin, serviceKey }: FunctionEnvironment): void {
  Object.assign(process.env, {
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucket }),
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: origin,
    LOCAL_CLOUD_KEY: serviceKey,
  });
  // What firebase-functions says of every single call is for a hosted log that nobody reads line by line.
  console.debug = () => undefined;
}
