/**
 * A function whose result is kept for as long as the very objects that it was given are there: files of the site are the same objects until
 * they say something else, and every page asks the same of them.
 */
export function keptFor<Given extends readonly object[], Result>(
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  const results = new WeakMap<object, unknown>();
  return (...given) => {
    const last = given.length - 1;
    let level = results;
    for (const one of given.slice(0, last)) {
      const deeper = level.get(one) ?? new WeakMap<object, unknown>();
      level.set(one, deeper);
      level = deeper as WeakMap<object, unknown>;
    }
    const key = given[last] as object;
    if (!level.has(key)) level.set(key, work(...given));
    return level.get(key) as Result;
  };
}
