export interface FunctionEnvironment {
  project: string;
  bucket: string;
  /** `host:port` of local-cloud. */
  host: string;
}

/**
 * What firebase-functions and firebase-admin read from the environment. It must be set before they are imported; with the
 * emulator hosts set, firebase-admin asks local-cloud and accepts unsigned ID tokens.
 */
export function setFunctionEnvironment({ project, bucket, host }: FunctionEnvironment): void {
  Object.assign(process.env, {
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucket }),
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: `http://${host}`,
  });
}
