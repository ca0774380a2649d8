export interface FunctionEnvironment {
  project: string;
  bucket: string;
  /** `host:port` of local-cloud. */
  host: string;
  /** Its address for pages, which open the addresses that functions sign. */
  origin: string;
  /** The file of the service account that functions sign with; none for code that signs nothing. */
  serviceAccountFile?: string;
}

/**
 * The environment that firebase-functions and firebase-admin read. It must be set before they are imported; with the
 * emulator hosts set, firebase-admin calls local-cloud and accepts unsigned ID tokens.
 */
export function setFunctionEnvironment({
  project,
  bucket,
  host,
  origin,
  serviceAccountFile,
}: FunctionEnvironment): void {
  Object.assign(process.env, {
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucket }),
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: origin,
    ...(serviceAccountFile && { GOOGLE_APPLICATION_CREDENTIALS: serviceAccountFile }),
  });
  // Lines about every call are for a hosted log that nobody reads line by line; here the request log shows them.
  console.debug = () => undefined;
  console.info = () => undefined;
}
