import { collection, database, doc } from '@cursiv/shared-firebase/firestore';

/** A new id for a resource. */
export const newResourceId = (): string => doc(collection(database(), 'resources')).id;
