import type { ContractVersion, PageLocale } from '../contract.ts';
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
  /** The share of the visitors who try out a release, in percent, whatever the pointer says; nothing of any other release. 0 takes it back. */
  canary?: { buildId: string; percent: number };
  /** The section is off, and this is what its visitors read; its code is not fetched. */
  disabled?: Record<PageLocale, string>;
  /** Releases built for an older contract are not run. */
  minContract?: ContractVersion;
  /** The public half of the section's release key: only releases signed with it are rendered on the server, and none without it. */
  releaseKey?: string;
}

/** The shell's list of sections by their ids, `/platform/registry.json`: what it does not name is no section. */
export interface RegistryFile {
  schema: 1;
  revision: number;
  sections: Record<string, RegistryEntry>;
  /** The site's service worker is off: it removes itself, and everything it keeps, from every browser that asks. */
  worker?: 'off';
  /** What administrators have ordered of the whole site while it is worked on; `maintenanceIn` reads it. */
  maintenance?: unknown;
  /** What administrators have ordered of features, by their names. */
  switches?: unknown;
}

const isShare = (value: unknown) =>
  isObject(value) &&
  /^[\w-]+$/.test(String(value.buildId)) &&
  typeof value.percent === 'number' &&
  value.percent >= 0 &&
  value.percent <= 100;

const isPrefix = (value: unknown) => typeof value === 'string' && value.startsWith('/');

function isEntry(value: unknown): value is RegistryEntry {
  if (!isObject(value) || !Array.isArray(value.owns) || !value.owns.every(isPrefix)) return false;
  const { origin, pin, canary, disabled, minContract, releaseKey } = value;
  return (
    typeof origin === 'string' &&
    URL.canParse(origin) &&
    new URL(origin).origin === origin &&
    (pin === undefined || isReleaseRef(pin)) &&
    (canary === undefined || isShare(canary)) &&
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
  if (!isObject(file.sections)) throw new TypeError('registry names no sections');
  if (file.worker !== undefined && file.worker !== 'off')
    throw new TypeError('registry has a bad switch of the worker');
  for (const [id, entry] of Object.entries(file.sections)) {
    if (!/^\w+$/.test(id) || !isEntry(entry)) throw new TypeError(`registry has no usable entry for ${id}`);
  }
  return file as unknown as RegistryFile;
}
