export { countedFirestore, readSoFar, storeForReading, storeNow } from '@cursiv/shared-firebase/testing';
