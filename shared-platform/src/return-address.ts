/**
 * A safe place to go after signing in: the given address when it is a path of this site, else the fallback.
 * Everything a browser could read as another origin (`//host`, `/\host`, control characters, schemes) is refused,
 * and so are the sign-in pages themselves, which would loop.
 */
export function returnAddress(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || hasControlCharacter(value)) return fallback;
  const base = 'https://site.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const url = new URL(value, base);
  if (url.origin !== base || /^\/\//.test(url.pathname)) return fallback;
  if (/^(\/en)?\/(login|register)\/?$/.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

const hasControlCharacter = (text: string) =>
  [...text].some((character) => character <= '\u001f' || character === '\u007f');
