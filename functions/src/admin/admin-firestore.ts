import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app.ts';

/**
 * Firestore past the security rules, over REST: it starts faster than gRPC, and is what local-cloud speaks. A module that
 * exports Firestore triggers calls this when it is loaded, before firebase-functions opens the same Firestore to make
 * snapshots: the first to open it decides how it is reached.
 */
export function adminFirestore(): Firestore {
  return initializeFirestore(adminApp(), { preferRest: true });
}
