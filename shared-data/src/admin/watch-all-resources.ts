import { type Resource, type ResourceStatus, resourceSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Follows at most `count` resources of everybody, of one state or of all, the last changed first; for administrators. */
export const watchAllResources = (status: ResourceStatus | undefined, count: number): Watch<Resource[]> =>
  watchQuery(resourceSchema, () =>
    query(
      collection(database(), 'resources'),
      ...(status ? [where('status', '==', status)] : []),
      orderBy('updatedAt', 'desc'),
      limit(count),
    ),
  );
