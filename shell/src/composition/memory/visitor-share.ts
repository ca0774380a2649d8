const KEY = 'cursiv:visitor';

function visitorId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const id = crypto.randomUUID();
    localStorage.setItem(KEY, id);
    return id;
  } catch {
    // Who cannot be recognised next time gets what everybody has.
    return '';
  }
}

/** FNV-1a, 32 bits: spreads similar texts evenly. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Where a text stands in the population, from 0 up to 100; the same text always at the same place. */
export const shareOf = (text: string): number => (hash(text) % 10_000) / 100;

/** Where this browser stands when a release is tried out: another place for each release, and always the same for one. 100 when it cannot be remembered. */
export function visitorShare(buildId: string): number {
  const id = visitorId();
  return id ? shareOf(`${id}:${buildId}`) : 100;
}
