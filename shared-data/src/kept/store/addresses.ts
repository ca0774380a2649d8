/** Addresses of this site that only the service worker answers, with what a person keeps. */
export const KEPT = '/kept/';

const COURSE = 'cursiv-course-';

/** The address of a kept document, or of all documents of a folder. */
export const documentAddress = (uid: string, path: string): string => `${KEPT}${uid}/documents/${path}`;

/** The address of a kept file: the same as long as it is kept, unlike those by which it is opened. */
export const fileAddress = (uid: string, path: string): string => `${KEPT}${uid}/files/${encodeURI(path)}`;

/** Where what is known of a kept course stands. */
export const factsAddress = (uid: string): string => `${KEPT}${uid}/facts`;

/** The cache of one course of one person. */
export const courseCache = (uid: string, courseId: string): string => `${COURSE}${uid}-${courseId}`;

/** The names of the caches of a person's courses, or of everybody's. */
export const courseCaches = async (uid?: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(uid === undefined ? COURSE : courseCache(uid, '')));
