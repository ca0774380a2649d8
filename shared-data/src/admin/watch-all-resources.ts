import { type Resource, type ResourceStatus, resourceSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches at most `count` resources of all owners, in one state or any, latest change first; for administrators. */
export const watchAllResources = (status: ResourceStatus | undefined, count: number): Watch<Resource[]> =>
  watchQuery(resourceSchema, () =>
    query(
      collection(database(), 'resources'),
      ...(status ? [where('status', '==', status)] : []),
      orderBy('updatedAt', 'desc'),
      limit(count),
    ),
  );
