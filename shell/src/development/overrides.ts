import { type RegistryFile, SECTION_IDS, type SectionId } from '@cursiv/shared-platform';

// Nothing of this is in a build for visitors: it is only used where NODE_ENV is "development".

const KEY = 'cursiv:overrides';
const PARAMETER = 'mf';
/** In the document of a development shell: what is worked on, in the form of the address's parameter. */
const SOURCES = 'meta[name="cursiv-sources"]';

/** Where this tab takes sections from, instead of the registry's addresses. */
export type Overrides = Partial<Record<SectionId, string>>;

const isSection = (name: string): name is SectionId => (SECTION_IDS as readonly string[]).includes(name);

/** Reads `mf_public@http://localhost:3101,…`; what makes no sense is left out. */
export function parseOverrides(text: string): Overrides {
  const entries = text.split(',').flatMap((part) => {
    const [section = '', address = ''] = part.split('@');
    return isSection(section) && URL.canParse(address) ? [[section, new URL(address).origin] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * The overrides of this tab: what is worked on, unless its address has named others (`?mf=`, or none at all); these are kept for
 * the next pages, and the address is cleaned.
 */
export function tabOverrides(): Overrides {
  const url = new URL(location.href);
  const asked = url.searchParams.get(PARAMETER);
  if (asked !== null) {
    sessionStorage.setItem(KEY, asked);
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  }
  const worked = document.querySelector<HTMLMetaElement>(SOURCES)?.content ?? '';
  return parseOverrides(sessionStorage.getItem(KEY) ?? worked);
}

/** Takes every section from the registry's address again. */
export function endOverrides(): void {
  sessionStorage.setItem(KEY, '');
  location.reload();
}

/** The registry with this tab's overrides in it. */
export function withOverrides(registry: RegistryFile): RegistryFile {
  const sections = { ...registry.sections };
  for (const [section, origin] of Object.entries(tabOverrides()) as [SectionId, string][]) {
    const { pin: _pin, disabled: _disabled, ...entry } = sections[section];
    sections[section] = { ...entry, origin };
  }
  return { ...registry, sections };
}

export const isOverridden = (section: SectionId): boolean => tabOverrides()[section] !== undefined;

/** Whether an address is on this machine: its files change while they are worked on, so nobody can name their hashes. */
export const isOnThisMachine = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
