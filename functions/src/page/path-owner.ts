import { type RegistryFile, type ReleaseFile, SECTION_IDS, type SectionId } from '@cursiv/shared-platform';

const ENGLISH_PREFIX = /^\/en(?=\/|$)/;

/** The path of an address without language, query and a slash at its end. */
export const localeFree = (address: string) =>
  (address.replace(/[?#].*$/s, '').replace(ENGLISH_PREFIX, '') || '/').replace(/(.)\/+$/, '$1');

const matches = (pattern: string, path: string) => {
  const expression = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${expression}$`).test(path);
};

/** The section whose longest prefix covers an address, and whether one of its releases has a page there. */
export function pathOwner({ sections }: RegistryFile, address: string) {
  const path = localeFree(address);
  const covering = SECTION_IDS.flatMap((section) =>
    sections[section].owns
      .filter((prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`))
      .map((prefix) => ({ section, length: prefix.length })),
  ).toSorted((one, other) => other.length - one.length);
  const section: SectionId = covering[0]?.section ?? 'mf_public';
  return { section, isPageOf: ({ routes }: ReleaseFile) => routes.some((route) => matches(route.path, path)) };
}
