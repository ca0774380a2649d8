import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';

/** Where the meetings of a person's own offering take place; undefined when no place is fixed. Throws AppError. */
export const getMeetingUrl = (uid: string, offeringId: string): Promise<string | undefined> =>
  guarded(async () => {
    const url: unknown = (await getDoc(doc(database(), 'experts', uid, 'meetingLinks', offeringId))).get('url');
    return typeof url === 'string' ? url : undefined;
  });
