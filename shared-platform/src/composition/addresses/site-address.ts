import type { PageLocale } from '../../contract.ts';
import { pathSegment } from '../../path-segment.ts';
import { localizePath } from './locale-path.ts';
import { namesIn } from './path-owner.ts';

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

/** The segments between the slashes, whatever number of them ends the path; undefined when one of them is none. */
function readSegments(pathname: string): string[] | undefined {
  if (!pathname.startsWith('/')) return undefined;
  const segments = pathname.slice(1).split('/');
  while (segments.at(-1) === '') segments.pop();
  const read = segments.map(readSegment);
  return read.every((segment) => segment !== undefined) ? read : undefined;
}

const isParameter = (name: string) => name.startsWith(':');
const parametersOf = ({ path }: { path: string }) => path.split(':').length;

const isAt = (names: readonly string[], segments: readonly string[]) =>
  names.length === segments.length &&
  names.every((name, index) => isParameter(name) || name === segments[index]?.toLowerCase());

/** An address of the site, read. */
export interface SiteAddress<Route> {
  /** The one way in which the site writes it, with the language's prefix. */
  pathname: string;
  locale: PageLocale;
  /** The same without the prefix. */
  path: string;
  /** The page that it leads to; undefined when none of the known ones. */
  route: Route | undefined;
}

/**
 * What a pathname stands for: a page, and the one way in which the site writes its address. That is another one when the pathname
 * ends in slashes, capitals stand in the language's prefix or in a page's own words, or letters are written as numbers.
 * Undefined when the site has no such address: what could be read as another origin or another page (`//host`, `/en//x`,
 * backslashes, `%2F`, `..`, control characters) is none. `routes` are the locale-free pages that are known.
 */
export function siteAddress<Route extends { path: string }>(
  pathname: string,
  routes: readonly Route[] = [],
): SiteAddress<Route> | undefined {
  const segments = readSegments(pathname);
  if (!segments) return undefined;
  const isEnglish = segments[0]?.toLowerCase() === ENGLISH;
  const own = isEnglish ? segments.slice(1) : segments;
  // A page with a name of its own comes before one whose name is a parameter.
  const [route] = routes
    .filter((known) => isAt(namesIn(known.path), own))
    .sort((a, b) => parametersOf(a) - parametersOf(b));
  const names = route ? namesIn(route.path) : [];
  const spelled = own.map((segment, index) => {
    const name = names[index];
    return pathSegment(!name || isParameter(name) ? segment : name);
  });
  const path = `/${spelled.join('/')}`;
  const locale = isEnglish ? ENGLISH : 'ro';
  return {
    pathname: localizePath(path, locale),
    locale,
    path,
    route,
  };
}
