export { configureFirebase, type FirebaseConfig, firebaseConfig } from './config.ts';
export { publicFileAddress } from './public-address.ts';
