/** The same value, deeply frozen. */
export function frozen<Value extends object>(value: Value): Readonly<Value> {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}
