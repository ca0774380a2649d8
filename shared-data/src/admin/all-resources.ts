import { type Resource, type ResourceStatus, resourceSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';

/** The resources of all owners, in one state or any, latest change first; for administrators. */
export const allResources = (status: ResourceStatus | undefined): DocumentList<Resource> =>
  documentList(resourceSchema, () =>
    query(
      collection(database(), 'resources'),
      ...(status ? [where('status', '==', status)] : []),
      orderBy('updatedAt', 'desc'),
    ),
  );
