export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A platform file that came over the network, as an object of the schema this code knows. Throws TypeError. */
export function expectFile(value: unknown, what: string): Record<string, unknown> {
  if (!isObject(value) || value.schema !== 1) throw new TypeError(`${what} is not a file of schema 1`);
  return value;
}
