import { HttpError } from '../../http/http-error.ts';
import type { StoredObject } from '../objects/stored-object.ts';

/** What a request demands of the file that it brings: its size in bytes, and the generation that it takes the place of. */
export interface UploadLimits {
  minBytes: number;
  maxBytes: number;
  /** "0": nothing is there. */
  generation?: string;
}

/** Reads `x-goog-content-length-range: <min>,<max>` and `x-goog-if-generation-match`. Throws 400. */
export function parseLimits(range: string | undefined, generation: string | undefined): UploadLimits {
  const [, min, max] = /^(\d{1,15}), *(\d{1,15})$/.exec(range ?? '') ?? [];
  if (range !== undefined && max === undefined)
    throw new HttpError(400, 'INVALID_ARGUMENT', 'The x-goog-content-length-range header cannot be read.');
  return {
    minBytes: Number(min ?? 0),
    maxBytes: max === undefined ? Number.MAX_SAFE_INTEGER : Number(max),
    ...(generation !== undefined && { generation }),
  };
}

/** Throws 400 for another size. */
export function checkSize({ minBytes, maxBytes }: UploadLimits, size: number): void {
  if (size > maxBytes) throw new HttpError(400, 'ENTITY_TOO_LARGE', 'The file is larger than its address allows.');
  if (size < minBytes) throw new HttpError(400, 'ENTITY_TOO_SMALL', 'The file is smaller than its address allows.');
}

/** Throws 412 where something else is. */
export function checkGeneration({ generation }: UploadLimits, there: StoredObject | undefined): void {
  if (generation !== undefined && generation !== (there?.generation ?? '0'))
    throw new HttpError(412, 'FAILED_PRECONDITION', 'At least one of the preconditions does not hold.');
}
