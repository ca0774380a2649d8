import { HttpError } from './http-error.ts';

export type JsonObject = Record<string, unknown>;

/** A JSON body that must be an object; an empty body counts as `{}`. Throws HttpError 400 otherwise. */
export function parseJsonObject(body: Buffer): JsonObject {
  if (body.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new HttpError(400, 'INVALID_ARGUMENT', 'The request body is not valid JSON.');
  }
  if (!isJsonObject(value)) throw new HttpError(400, 'INVALID_ARGUMENT', 'The request body is not a JSON object.');
  return value;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
