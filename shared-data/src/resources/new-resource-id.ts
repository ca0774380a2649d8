import { collection, database, doc } from '@cursiv/shared-firebase/firestore';

/** An id that no resource has yet. */
export const newResourceId = (): string => doc(collection(database(), 'resources')).id;
