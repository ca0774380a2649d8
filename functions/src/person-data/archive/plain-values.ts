/** A stored value as JSON can say it: times as ISO 8601. */
export function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (isTimestamp(value)) return value.toDate().toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

const isTimestamp = (value: unknown): value is { toDate(): Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
