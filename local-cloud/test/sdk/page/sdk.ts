import { setLogLevel } from 'firebase/firestore';
import { openFirestore } from './firestore-client.ts';
import { openLite } from './lite-client.ts';
import { openServices } from './services-client.ts';

// These tests are about refusals and lost connections; the console need not repeat them.
setLogLevel('silent');

const sdk = { openFirestore, openLite, openServices };

declare global {
  interface Window {
    sdk: typeof sdk;
  }
}

window.sdk = sdk;
