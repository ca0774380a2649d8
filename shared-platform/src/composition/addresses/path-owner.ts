import { splitLocale } from './locale-path.ts';

/** Path prefixes by section, as the registry has them. */
type Owners = Readonly<Record<string, { owns: readonly string[] }>>;
/** Whether a segment of a path is what a prefix or route has in its place. */
type Fits = (name: string, segment: string | undefined) => boolean | undefined;

/** The names between the slashes of a path. */
export const namesIn = (path: string): string[] => path.split('/').filter(Boolean);

const isSame: Fits = (name, segment) => name === segment;
/** Where a declared path has a parameter, an address may have any name. */
const canBeSame: Fits = (name, segment) => name === segment || segment?.startsWith(':');

function owner(path: string, sections: Owners, fits: Fits): string | undefined {
  const segments = namesIn(path);
  return Object.entries(sections)
    .flatMap(([section, { owns }]) => owns.map((prefix) => ({ section, names: namesIn(prefix) })))
    .filter(({ names }) => names.every((name, index) => fits(name, segments[index])))
    .sort((a, b) => b.names.length - a.names.length)[0]?.section;
}

/** The section whose longest prefix covers a pathname, however it is written and in either language; undefined when none does. */
export const ownerOf = (pathname: string, sections: Owners): string | undefined =>
  owner(splitLocale(pathname.toLowerCase()).path, sections, isSame);

/** Whether a path that a section declares can lead to addresses outside the prefixes that the registry gives it. */
export const isForeign = (path: string, section: string, sections: Owners): boolean =>
  [isSame, canBeSame].some((fits) => owner(path, sections, fits) !== section);
