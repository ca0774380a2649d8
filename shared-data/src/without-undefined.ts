type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy without undefined fields, which the database refuses as values. Dates and server values stay as they are. */
export function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutUndefined) as T;
  if (!isPlain(value)) return value;
  const present = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(present.map(([key, field]) => [key, withoutUndefined(field)])) as T;
}
