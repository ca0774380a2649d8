import { AppError, hasRight, type StoredOrders, userProfileSchema } from '@cursiv/shared-domain';
import { maintenanceIn } from '@cursiv/shared-platform';
import { remembered } from '../site/remembered.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { parsed } from '../store/parsed.ts';
import { storedOrders } from '../store/stored-orders.ts';

/** So late an instance learns that the site is worked on, and so often it asks, in milliseconds. */
const KNOWN_MS = 5_000;

const orders = remembered(() => storedOrders(firestoreStore()), KNOWN_MS);

/**
 * Lets nobody but administrators go on while the site is worked on. Throws AppError `maintenance`. When the orders are not known the work
 * itself will fail, and says why.
 */
export async function refuseInMaintenance(
  uid: string | undefined,
  known: () => Promise<StoredOrders> = orders,
  source: () => Pick<DocumentSource, 'get'> = firestoreStore,
  now = new Date(),
): Promise<void> {
  const maintenance = await known().then(
    (stored) => maintenanceIn(stored, now),
    () => undefined,
  );
  if (!maintenance) return;
  const profile = uid === undefined ? undefined : parsed(userProfileSchema, await source().get(`users/${uid}`));
  if (!profile || !hasRight(profile, 'isAdmin')) throw new AppError('maintenance');
}
