import { type LinkCheck, linkCheckSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { type Watch, watchDocument } from '../watch.ts';

/** Has the links of a draft looked at. Throws AppError: `too-often`, `no-access`, `timed-out`. */
export const checkLinks = async (courseId: string): Promise<void> => {
  await callFunction('checkLinks', { courseId });
};

/** Watches what came of the last look at a course's links; undefined when nobody has looked. */
export const watchLinkCheck = (courseId: string): Watch<LinkCheck | undefined> =>
  watchDocument(linkCheckSchema, () => doc(database(), 'linkChecks', courseId));
