import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app.ts';

/**
 * Firestore over REST, past the security rules: REST starts faster than gRPC, and local-cloud speaks it. A module that
 * exports Firestore triggers calls this as it loads, before firebase-functions opens the same Firestore to make
 * snapshots: whoever opens it first decides the transport.
 */
export function adminFirestore(): Firestore {
  return initializeFirestore(adminApp(), { preferRest: true });
}
