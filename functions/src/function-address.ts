const REGION = 'us-central1';

/** The address of another function of this project, hosted or beside local services. */
export function functionAddress(name: string): string {
  const { FUNCTIONS_EMULATOR, FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  return FUNCTIONS_EMULATOR === 'true'
    ? `http://${FIRESTORE_EMULATOR_HOST}/${GCLOUD_PROJECT}/${REGION}/${name}`
    : `https://${REGION}-${GCLOUD_PROJECT}.cloudfunctions.net/${name}`;
}
