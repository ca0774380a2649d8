import type { JsonObject } from '../http/parse-json.ts';
import { AuthError } from './auth-error.ts';

/** An optional text field; null and '' count as absent. Throws INVALID_ARGUMENT for another type. */
export function optionalText(body: JsonObject, field: string): string | undefined {
  const value = body[field];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw invalid(field, 'a string');
  return value;
}

/** A text field; throws `missing` when it is absent. */
export function requiredText(body: JsonObject, field: string, missing: string): string {
  const value = optionalText(body, field);
  if (value === undefined) throw new AuthError(missing);
  return value;
}

export function optionalBoolean(body: JsonObject, field: string): boolean | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') throw invalid(field, 'a boolean');
  return value;
}

/** A list of texts; absent means empty. */
export function textList(body: JsonObject, field: string): string[] {
  const value = body[field] ?? [];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    throw invalid(field, 'a list of strings');
  return value;
}

function invalid(field: string, what: string): AuthError {
  return new AuthError(`INVALID_ARGUMENT : ${field} must be ${what}.`);
}
