import { type Resource, resourceSchema } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads `resources/{resourceId}`; undefined when there is none. Throws AppError: `no-access` when it is closed to the reader. */
export const getResource = (resourceId: string): Promise<Resource | undefined> =>
  guarded(async () => parseDocument(resourceSchema, await getDoc(doc(database(), 'resources', resourceId))));
