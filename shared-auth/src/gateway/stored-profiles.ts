/** What the gateway needs of the database, whose code is large: whoever is asked for is confirmed before it has come. */
export { createProfileIfMissing, getProfile, saveProfileName, watchProfile } from '@cursiv/shared-data';
export { closeDatabase } from '@cursiv/shared-firebase/firestore';
