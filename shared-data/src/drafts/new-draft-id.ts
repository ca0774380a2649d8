import { collection, database, doc } from '@cursiv/shared-firebase/firestore';

/** A new id for a course. */
export const newDraftId = (): string => doc(collection(database(), 'courseDrafts')).id;
