const capitalized = (word: string) => word.charAt(0).toLocaleUpperCase('ro') + word.slice(1);

/**
 * The ways a name that begins with the typed text may be stored. The database compares letter by letter, so "ana p" is also
 * looked for as "Ana P".
 */
export function namePrefixes(typed: string): string[] {
  const title = typed.toLocaleLowerCase('ro').split(' ').map(capitalized).join(' ');
  return [...new Set([typed, title])];
}
