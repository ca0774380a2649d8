import { type Resource, resourceSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches a person's own resources, in every state, latest change first. */
export const watchOwnResources = (ownerUid: string): Watch<Resource[]> =>
  watchQuery(resourceSchema, () =>
    query(collection(database(), 'resources'), where('ownerUid', '==', ownerUid), orderBy('updatedAt', 'desc')),
  );
