import { collection, database, doc } from '@cursiv/shared-firebase/firestore';

/** An id that no course has yet. */
export const newDraftId = (): string => doc(collection(database(), 'courseDrafts')).id;
