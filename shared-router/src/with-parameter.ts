/** The query with one parameter set, or removed when the value is empty. A different list begins at its first page. */
export function withParameter(present: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(present);
  if (name !== 'page') next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
