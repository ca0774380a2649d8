export {
  countedFirestore,
  cutOff,
  holdBack,
  readSoFar,
  storeForReading,
  storeNow,
} from '@cursiv/shared-firebase/testing';
