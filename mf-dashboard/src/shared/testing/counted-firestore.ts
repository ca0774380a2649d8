export { countedFirestore, cutOff, readSoFar, storeForReading, storeNow } from '@cursiv/shared-firebase/testing';
