export { createProfileIfMissing, getProfile, saveProfileName, watchProfile } from '@cursiv/shared-data';
