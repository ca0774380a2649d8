import type { RulesObject } from '../../rules/access.ts';

/** Metadata that a client may set on a file. */
export const SETTABLE = [
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'contentType',
] as const;

type SettableField = (typeof SETTABLE)[number];

/** A client's settings for a file; custom values are texts. */
export type WantedMetadata = Partial<Record<SettableField, string>> & { metadata?: Record<string, string> };

/** A stored file. `file` is its name on disk, `size` in bytes, times RFC 3339; `md5Hash`/`crc32c` in base64. */
export interface StoredObject extends WantedMetadata {
  name: string;
  bucket: string;
  generation: string;
  metageneration: string;
  contentType: string;
  timeCreated: string;
  updated: string;
  size: number;
  md5Hash: string;
  crc32c: string;
  etag: string;
  file: string;
  downloadTokens: string[];
}

/** The metadata document of Firebase Storage's v0 API. */
export function toFirebaseMetadata(object: StoredObject) {
  const { file, downloadTokens, size, ...rest } = object;
  return {
    contentEncoding: 'identity',
    contentDisposition: 'inline',
    ...rest,
    size: String(size),
    storageClass: 'STANDARD',
    downloadTokens: downloadTokens.join(','),
  };
}

/** The key of the download tokens among Cloud Storage's custom metadata. */
export const TOKENS_KEY = 'firebaseStorageDownloadTokens';

/** The object resource of Cloud Storage's JSON API, which firebase-admin reads. */
export function toCloudResource(object: StoredObject, origin: string) {
  const { file, downloadTokens, size, metadata, ...rest } = object;
  const { bucket, name, generation } = object;
  const tokens = downloadTokens.length > 0 ? { [TOKENS_KEY]: downloadTokens.join(',') } : {};
  const encoded = encodeURIComponent(name);
  return {
    kind: 'storage#object',
    id: `${bucket}/${name}/${generation}`,
    selfLink: `${origin}/storage/v1/b/${bucket}/o/${encoded}`,
    mediaLink: `${origin}/download/storage/v1/b/${bucket}/o/${encoded}?generation=${generation}&alt=media`,
    storageClass: 'STANDARD',
    ...rest,
    size: String(size),
    metadata: { ...metadata, ...tokens },
  };
}

/** The file as storage rules see it. */
export function toRulesObject(object: StoredObject): RulesObject {
  const { file, downloadTokens, etag, ...rest } = object;
  return rest;
}
