import { type Expert, type ExpertStatus, expertSchema } from '@cursiv/shared-domain';
import { collection, database, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';

/** The pages of experts, in one state or any, by their ids: old pages do not say when they changed. For administrators. */
export const allExperts = (status: ExpertStatus | undefined): DocumentList<Expert> =>
  documentList(expertSchema, () =>
    query(collection(database(), 'experts'), ...(status ? [where('status', '==', status)] : [])),
  );
