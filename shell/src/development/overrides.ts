import type { RegistryFile } from '@cursiv/shared-platform';

// None of this is in a visitors' build: it is only used where NODE_ENV is "development".

const KEY = 'cursiv:overrides';
const PARAMETER = 'mf';
/** In a development shell's document: the sections under development, in the form of the address's parameter. */
const SOURCES = 'meta[name="cursiv-sources"]';

/** The origins that this tab uses for sections instead of the registry's. */
export type Overrides = Readonly<Record<string, string>>;

/** Reads `mf_public@http://localhost:3101,…`; invalid parts are ignored. */
export function parseOverrides(text: string): Overrides {
  const entries = text.split(',').flatMap((part) => {
    const [section = '', address = ''] = part.split('@');
    return section && URL.canParse(address) ? [[section, new URL(address).origin] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * The tab's overrides: the sections under development, unless the address names others (`?mf=`, or none at all). Named
 * ones are kept for the next pages and removed from the address.
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

/** Uses the registry's address for every section again. */
export function endOverrides(): void {
  sessionStorage.setItem(KEY, '');
  location.reload();
}

/** The registry with this tab's overrides applied. */
export function withOverrides(registry: RegistryFile): RegistryFile {
  const sections = { ...registry.sections };
  for (const [section, origin] of Object.entries(tabOverrides())) {
    const known = sections[section];
    if (!known) continue;
    const { pin: _pin, disabled: _disabled, ...entry } = known;
    sections[section] = { ...entry, origin };
  }
  return { ...registry, sections };
}

export const isOverridden = (section: string): boolean => tabOverrides()[section] !== undefined;

/** Whether an address is on this machine: its files change during development, so nobody can know their hashes. */
export const isOnThisMachine = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
