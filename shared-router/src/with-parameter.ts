/** The query with one parameter set, or without it when the value is empty. */
export function withParameter(present: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(present);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
