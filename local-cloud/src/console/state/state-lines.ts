import { z } from 'zod';
import { STATE_FORMAT, STATE_VERSION } from './export-state.ts';

const text = z.string().optional();

const account = z.strictObject({
  localId: z.string().regex(/^[^/]{1,128}$/),
  email: z
    .string()
    .regex(/^\S+@\S+$/)
    .toLowerCase()
    .optional(),
  emailVerified: z.boolean(),
  displayName: text,
  photoUrl: text,
  passwordHash: z.base64().optional(),
  salt: text,
  passwordUpdatedAt: z.number().optional(),
  disabled: z.boolean(),
  createdAt: z.number(),
  lastLoginAt: z.number().optional(),
  lastRefreshAt: text,
  validSince: z.number(),
  customAttributes: z.string().refine(isJsonText, 'is not JSON').optional(),
  providers: z.array(
    z.strictObject({
      providerId: z.enum(['password', 'google.com']),
      rawId: z.string(),
      email: text,
      displayName: text,
      photoUrl: text,
    }),
  ),
  secondFactor: z
    .strictObject({
      id: z.string(),
      secret: z.string(),
      usedStep: z.number(),
      enrolledAt: z.iso.datetime(),
      displayName: text,
    })
    .optional(),
});

const object = z.strictObject({
  name: z.string(),
  bucket: z.string(),
  generation: z.string(),
  metageneration: z.string(),
  contentType: z.string(),
  timeCreated: z.iso.datetime(),
  updated: z.iso.datetime(),
  size: z.int().min(0),
  md5Hash: z.string(),
  crc32c: z.string(),
  etag: z.string(),
  downloadTokens: z.array(z.string()),
  cacheControl: text,
  contentDisposition: text,
  contentEncoding: text,
  contentLanguage: text,
  metadata: z.record(z.string(), z.string()).optional(),
});

/** The first line of a state file. */
export const headerLine = z.object({ kind: z.literal(STATE_FORMAT), version: z.literal(STATE_VERSION) });

/** Every other line. */
export const stateLine = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('account'), account }),
  z.strictObject({
    kind: z.literal('document'),
    path: z.string(),
    fields: z.unknown(),
    createTime: z.string(),
    updateTime: z.string(),
  }),
  z.strictObject({ kind: z.literal('file'), object, base64: z.base64() }),
]);

function isJsonText(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

export type StateLine = z.infer<typeof stateLine>;
