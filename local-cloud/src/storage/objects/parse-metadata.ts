import { HttpError } from '../../http/http-error.ts';
import { isJsonObject, type JsonObject } from '../../http/parse-json.ts';
import { SETTABLE, type StoredObject, TOKENS_KEY, type WantedMetadata } from './stored-object.ts';

/** Hosted limit of a file's custom metadata in bytes. */
const MAX_CUSTOM = 8 * 1024;

/** Changes to a file's metadata; null removes a field or a custom value, absent fields stay. */
export interface MetadataChange {
  fields: [field: (typeof SETTABLE)[number], value: string | null][];
  custom: [key: string, value: string | null][];
  /** Set only by firebase-admin, as a custom value. */
  downloadTokens: string[] | undefined;
}

/** Reads the settable part of a metadata document; read-only fields (size, name, …) are ignored, as hosted. Throws 400. */
export function parseMetadata(document: JsonObject): MetadataChange {
  const fields = SETTABLE.filter((field) => document[field] !== undefined).map(
    (field): MetadataChange['fields'][number] => [field, textOrNull(document[field], field)],
  );
  const given = document.metadata ?? {};
  if (!isJsonObject(given)) throw invalid('metadata must be an object.');
  const custom = Object.entries(given).map(([key, value]): [string, string | null] => [key, textOrNull(value, key)]);
  if (Buffer.byteLength(JSON.stringify(given)) > MAX_CUSTOM) throw invalid('Custom metadata exceeds 8 KiB.');
  const tokens = custom.find(([key]) => key === TOKENS_KEY)?.[1];
  return {
    fields,
    custom: custom.filter(([key]) => key !== TOKENS_KEY),
    downloadTokens: tokens?.split(',').filter((token) => token !== ''),
  };
}

/** Applies a change to the metadata of a file or of an upload. */
export function applyMetadata<Metadata extends WantedMetadata>(before: Metadata, change: MetadataChange): Metadata {
  const after = { ...before };
  for (const [field, value] of change.fields) {
    if (value === null) delete after[field];
    else after[field] = value;
  }
  const custom = { ...before.metadata };
  for (const [key, value] of change.custom) {
    if (value === null) delete custom[key];
    else custom[key] = value;
  }
  if (Object.keys(custom).length > 0) after.metadata = custom;
  else delete after.metadata;
  return after;
}

/** Applies a change to a stored file and counts it. */
export function updateStored(before: StoredObject, change: MetadataChange, now: Date): StoredObject {
  const after = applyMetadata(before, change);
  return {
    ...after,
    contentType: after.contentType ?? 'application/octet-stream',
    downloadTokens: change.downloadTokens ?? before.downloadTokens,
    metageneration: String(Number(before.metageneration) + 1),
    updated: now.toISOString(),
  };
}

function textOrNull(value: unknown, field: string): string | null {
  if (value === null) return null;
  if (typeof value !== 'string' || /[\r\n\0]/.test(value)) throw invalid(`${field} must be a single line of text.`);
  return value;
}

function invalid(message: string): HttpError {
  return new HttpError(400, 'INVALID_ARGUMENT', message);
}
