import { splitLocale } from '@cursiv/shared-i18n/locale-path';
import {
  canonicalPath,
  type RegistryFile,
  type ReleaseFile,
  SECTION_IDS,
  type SectionId,
} from '@cursiv/shared-platform';

/** The path of an address without language and query. */
export const localeFree = (address: string): string => splitLocale(pathOf(address)).path;

/** The path of an address as it was asked for. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '/';

const matches = (pattern: string, path: string) => {
  const expression = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${expression}$`).test(path);
};

/** The section whose longest prefix covers an address, however it is written, and what its releases say of the address. */
export function pathOwner({ sections }: RegistryFile, address: string) {
  const path = pathOf(address);
  const own = localeFree(path);
  const covered = splitLocale(path.toLowerCase()).path;
  const covering = SECTION_IDS.flatMap((section) =>
    sections[section].owns
      .filter((prefix) => prefix === '/' || covered === prefix || covered.startsWith(`${prefix}/`))
      .map((prefix) => ({ section, length: prefix.length })),
  ).toSorted((one, other) => other.length - one.length);
  const section: SectionId = covering[0]?.section ?? 'mf_public';
  return {
    section,
    /** How the site writes the path; undefined when it has no such address. */
    canonicalIn: ({ routes }: Pick<ReleaseFile, 'routes'>) => canonicalPath(path, routes),
    isPageOf: ({ routes }: Pick<ReleaseFile, 'routes'>) => routes.some((route) => matches(route.path, own)),
  };
}
