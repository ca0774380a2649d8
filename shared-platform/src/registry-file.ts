import { type ContractVersion, type PageLocale, SECTION_IDS, type SectionId } from './contract.ts';
import { expectFile, isObject } from './expect-file.ts';
import { isReleaseRef, type ReleaseRef } from './pointer-file.ts';
import { isReleaseKey } from './release-signature.ts';

/** What the shell decides about one section. */
export interface RegistryEntry {
  /** The only origin that the section's files may come from. */
  origin: string;
  /** Path prefixes of the section; the longest match wins. */
  owns: string[];
  /** The one release that runs, whatever the section's pointer says. */
  pin?: ReleaseRef;
  /** The section is off, and this is what its visitors read; its code is not fetched. */
  disabled?: Record<PageLocale, string>;
  /** Releases built for an older contract are not run. */
  minContract?: ContractVersion;
  /** The public half of the section's release key: only releases signed with it are rendered on the server, and none without it. */
  releaseKey?: string;
}

/** The shell's list of sections, `/platform/registry.json`. */
export interface RegistryFile {
  schema: 1;
  revision: number;
  sections: Record<SectionId, RegistryEntry>;
}

function isEntry(value: unknown): value is RegistryEntry {
  if (!isObject(value) || !Array.isArray(value.owns)) return false;
  const { origin, pin, disabled, minContract, releaseKey } = value;
  return (
    typeof origin === 'string' &&
    URL.canParse(origin) &&
    new URL(origin).origin === origin &&
    (pin === undefined || isReleaseRef(pin)) &&
    (disabled === undefined ||
      (isObject(disabled) && typeof disabled.ro === 'string' && typeof disabled.en === 'string')) &&
    (minContract === undefined ||
      (isObject(minContract) && Number.isInteger(minContract.major) && Number.isInteger(minContract.minor))) &&
    (releaseKey === undefined || isReleaseKey(releaseKey))
  );
}

/** Checks a registry that came over the network. Throws TypeError. */
export function parseRegistry(value: unknown): RegistryFile {
  const file = expectFile(value, 'registry');
  for (const id of SECTION_IDS) {
    if (!isObject(file.sections) || !isEntry(file.sections[id])) {
      throw new TypeError(`registry has no usable entry for ${id}`);
    }
  }
  return file as unknown as RegistryFile;
}
