import { type CourseDraft, courseDraftSchema } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads `courseDrafts/{courseId}`. Throws AppError: `no-access` when it is somebody else's or does not exist. */
export const getDraft = (courseId: string): Promise<CourseDraft | undefined> =>
  guarded(async () => parseDocument(courseDraftSchema, await getDoc(doc(database(), 'courseDrafts', courseId))));
