import * as z from 'zod/mini';
import { VERIFIED_FLAGS } from '../user/user.ts';
import { safeFileName } from './safe-file-name.ts';

const id = z.string().check(z.regex(/^[\w-]{1,128}$/));

/** The purpose of a file: a lesson or the cover of a course, a portrait, a resource, evidence for a right asked for, a booking, or a trial. */
export const filePlaceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lesson'), courseId: id, lessonId: id }),
  z.strictObject({ kind: z.literal('cover'), courseId: id }),
  z.strictObject({ kind: z.literal('portrait') }),
  z.strictObject({ kind: z.literal('resource'), resourceId: id }),
  z.strictObject({ kind: z.literal('evidence'), flag: z.enum(VERIFIED_FLAGS) }),
  z.strictObject({ kind: z.literal('booking'), bookingId: id }),
  z.strictObject({ kind: z.literal('trial') }),
]);

export type FilePlace = z.infer<typeof filePlaceSchema>;

function folder(place: FilePlace, ownerUid: string): string {
  switch (place.kind) {
    case 'lesson':
      return `courses/${ownerUid}/${place.courseId}/${place.lessonId}`;
    case 'cover':
      return `covers/${ownerUid}/${place.courseId}`;
    case 'portrait':
      return `portraits/${ownerUid}`;
    case 'resource':
      return `resources/${ownerUid}/${place.resourceId}`;
    case 'evidence':
      return `evidence/${ownerUid}/${place.flag}`;
    case 'booking':
      return `bookings/${ownerUid}/${place.bookingId}`;
    case 'trial':
      return `uploads/${ownerUid}`;
  }
}

/** A file's path: its id comes before its name, so that no two files ever have the same path. */
export const filePath = (place: FilePlace, ownerUid: string, fileId: string, name: string): string =>
  `${folder(place, ownerUid)}/${fileId}-${safeFileName(name)}`;

/** The id of the file at a path. */
export const fileIdOf = (path: string): string => path.split('/').at(-1)?.split('-')[0] ?? '';

/** The name of the file at a path, for people. */
export const fileNameOf = (path: string): string => {
  const name = path.split('/').at(-1) ?? path;
  return name.slice(name.indexOf('-') + 1);
};

/** The address at which the site shows a public picture. */
export const pictureAddress = (path: string): string => `/pictures/${fileIdOf(path)}`;

/** The path that a person's upload arrives at; from there the functions move it to its final path. */
export const arrivalPath = (ownerUid: string, fileId: string): string => `incoming/${ownerUid}/${fileId}`;
