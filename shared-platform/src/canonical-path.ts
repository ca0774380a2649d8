const ENGLISH = 'en';
/** Slashes of both kinds and control characters. */
const UNREADABLE = /[/\\\p{Cc}]/u;

/** A segment as text; undefined when it is none: empty, a step up or down, or text that a browser could read as more than one segment. */
function readSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    const isStep = text === '' || text === '.' || text === '..';
    return isStep || UNREADABLE.test(text) || !text.isWellFormed() ? undefined : text;
  } catch {
    // `%` stands alone, or the bytes are no text.
    return undefined;
  }
}

/** A route's own segments in its spelling, the parameters' as they are; undefined when the route does not match. */
function spelledLike(route: string, segments: readonly string[]): string[] | undefined {
  const own = route.split('/').filter(Boolean);
  if (own.length !== segments.length) return undefined;
  const isSame = own.every((name, index) => name.startsWith(':') || name === segments[index]?.toLowerCase());
  return isSame ? own.map((name, index) => (name.startsWith(':') ? (segments[index] ?? '') : name)) : undefined;
}

/** The segments between the slashes, whatever number of them ends the path; undefined when one of them is none. */
function readSegments(pathname: string): string[] | undefined {
  if (!pathname.startsWith('/')) return undefined;
  const segments = pathname.slice(1).split('/');
  while (segments.at(-1) === '') segments.pop();
  const read = segments.map(readSegment);
  return read.every((segment) => segment !== undefined) ? read : undefined;
}

/**
 * The one way in which the site writes the address that a pathname stands for: itself, or the address to go to instead, when it
 * ends in slashes, capitals stand in the language's prefix or in a page's own words, or letters are written as numbers.
 * Undefined when the site has no such address: what could be read as another origin or another page (`//host`, `/en//x`,
 * backslashes, `%2F`, `..`, control characters) is none. `routes` are the locale-free pages whose spelling is known.
 */
export function canonicalPath(pathname: string, routes: readonly { path: string }[] = []): string | undefined {
  const segments = readSegments(pathname);
  if (!segments) return undefined;
  const isEnglish = segments[0]?.toLowerCase() === ENGLISH;
  const own = isEnglish ? segments.slice(1) : segments;
  const spelled = routes.map(({ path }) => spelledLike(path, own)).find(Boolean) ?? own;
  return `/${[...(isEnglish ? [ENGLISH] : []), ...spelled].map(encodeURIComponent).join('/')}`;
}
