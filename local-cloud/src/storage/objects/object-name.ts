import { HttpError } from '../../http/http-error.ts';

/** Longest object name in UTF-8 bytes (Cloud Storage). */
const MAX_NAME = 1024;

/** Checks an object's name by Cloud Storage's rules. Throws 400. */
export function checkObjectName(name: string): string {
  const bytes = Buffer.byteLength(name);
  const bad = bytes === 0 || bytes > MAX_NAME || name === '.' || name === '..' || /[\r\n\0]/.test(name);
  if (bad || !name.isWellFormed()) throw new HttpError(400, 'INVALID_ARGUMENT', 'The object name is not valid.');
  return name;
}

export function checkBucketName(bucket: string): string {
  if (/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(bucket)) return bucket;
  throw new HttpError(400, 'INVALID_ARGUMENT', 'The bucket name is not valid.');
}

/** Decodes one part of a request path. Throws 400 for an invalid escape. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new HttpError(400, 'INVALID_ARGUMENT', 'The request path is not valid.');
  }
}
