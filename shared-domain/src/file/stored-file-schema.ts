import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { MEDIA } from './content/medium.ts';
import { filePlaceSchema } from './file-place.ts';

/** Why and when a file was taken down, in the words that its owner reads. */
const takingDownSchema = z.object({ note: z.string(), locale: localeSchema, at: instant });

const described = {
  id: z.string(),
  ownerUid: z.string(),
  /** Who sends it, when that is a co-author of the owner's course. */
  sentBy: z.optional(z.string()),
  place: filePlaceSchema,
  path: z.string(),
  /** The original name. */
  name: z.string(),
  bytes: z.number(),
  contentType: z.string(),
  /** Absent from files that were sent before there was a library. */
  medium: z.optional(z.enum(MEDIA)),
  /** The courses whose versions name it, ever: others may have been shown it there. */
  shownIn: z._default(z.array(z.string()), []),
  /** Further people in whose courses it may stand: it was there when they took one over, and stays its owner's. */
  alsoOf: z._default(z.array(z.string()), []),
  createdAt: instant,
};

/** The record of an uploaded file, `files/{id}`: expected until its bytes are in place, which then never change. */
export const storedFileSchema = z.discriminatedUnion('status', [
  z.object({ ...described, status: z.literal('expected'), expiresAt: instant }),
  z.object({ ...described, status: z.literal('stored'), sha256: z.string() }),
  z.object({ ...described, status: z.literal('takenDown'), sha256: z.string(), takenDown: takingDownSchema }),
]);

export type StoredFile = z.infer<typeof storedFileSchema>;

/** Who sends or has sent a file. */
export const senderOf = ({ ownerUid, sentBy }: Pick<StoredFile, 'ownerUid' | 'sentBy'>): string => sentBy ?? ownerUid;

/** Whether a person's courses may name a file: it is theirs, or came to them with a course. */
export const mayName = (uid: string, { ownerUid, alsoOf }: Pick<StoredFile, 'ownerUid' | 'alsoOf'>): boolean =>
  ownerUid === uid || alsoOf.includes(uid);
