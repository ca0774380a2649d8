import { safeFileName } from './safe-file-name.ts';

/** Stored files are never overwritten: every upload has an id of its own before its name. */
const uniqueName = (name: string) => `${crypto.randomUUID().slice(0, 8)}-${safeFileName(name)}`;

/** Folder of a person's trial uploads. */
export const uploadsFolder = (uid: string) => `uploads/${uid}`;

/** Where a trial upload goes: `uploads/{uid}/{id}-{safe name}`. */
export const uploadPath = (uid: string, name: string) => `${uploadsFolder(uid)}/${uniqueName(name)}`;

/** Where a resource's file goes: `resources/{uid}/{resourceId}/{fileName}`. */
export const resourceFilePath = (uid: string, resourceId: string, name: string) =>
  `resources/${uid}/${resourceId}/${uniqueName(name)}`;

/** Where a lesson's video or captions go: `courses/{ownerUid}/{courseId}/{lessonId}/{fileName}`. */
export const lessonFilePath = (uid: string, courseId: string, lessonId: string, name: string) =>
  `courses/${uid}/${courseId}/${lessonId}/${uniqueName(name)}`;
