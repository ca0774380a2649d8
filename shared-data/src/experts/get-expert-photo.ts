import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';

/** The path of an expert's portrait; undefined when they have none. Throws AppError, `no-access` when visitors do not see them. */
export const getExpertPhoto = (uid: string): Promise<string | undefined> =>
  guarded(async () => {
    const photo: unknown = (await getDoc(doc(database(), 'experts', uid))).get('photo');
    return typeof photo === 'string' ? photo : undefined;
  });
