import { type ContractVersion, type RouteDeclaration, SECTION_IDS, type SectionId } from './contract.ts';

/** A section's immutable release, `/r/<buildId>/release.json`. `manifest` is the Module Federation manifest. */
export interface ReleaseFile {
  schema: 1;
  section: SectionId;
  buildId: string;
  contract: ContractVersion;
  /** Shared packages the section needs from the shell, with their semver ranges. */
  requires: Record<string, string>;
  routes: RouteDeclaration[];
  manifest: { metaData: { remoteEntry: { name: string; path: string } }; exposes: unknown[]; shared: unknown[] };
  /** Hash of every script and style of the release, by path relative to the release folder. */
  integrity: Record<string, string>;
}

/** A section's only mutable file, `/current.json`: which release is live. */
export interface PointerFile {
  schema: 1;
  section: SectionId;
  revision: number;
  stable: { buildId: string };
}

/** The shell's list of sections, `/platform/registry.json`. `owns` are path prefixes, the longest match wins. */
export interface RegistryFile {
  schema: 1;
  revision: number;
  sections: Record<SectionId, { origin: string; owns: string[] }>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function expectFile(value: unknown, what: string): Record<string, unknown> {
  if (!isObject(value) || value.schema !== 1) throw new TypeError(`${what} is not a file of schema 1`);
  return value;
}

/** Checks a registry that came over the network. Throws TypeError. */
export function parseRegistry(value: unknown): RegistryFile {
  const file = expectFile(value, 'registry');
  const sections = file.sections;
  for (const id of SECTION_IDS) {
    const entry = isObject(sections) ? sections[id] : undefined;
    if (!isObject(entry) || typeof entry.origin !== 'string' || !Array.isArray(entry.owns)) {
      throw new TypeError(`registry has no usable entry for ${id}`);
    }
    new URL(entry.origin);
  }
  return file as unknown as RegistryFile;
}

/** Checks a pointer that came over the network. Throws TypeError. */
export function parsePointer(value: unknown, section: SectionId): PointerFile {
  const file = expectFile(value, 'pointer');
  const stable = file.stable;
  if (file.section !== section || !isObject(stable) || !/^[\w-]+$/.test(String(stable.buildId))) {
    throw new TypeError(`pointer of ${section} names no build`);
  }
  return file as unknown as PointerFile;
}

/** Checks a release that came over the network. Throws TypeError. */
export function parseRelease(value: unknown, section: SectionId, buildId: string): ReleaseFile {
  const file = expectFile(value, 'release');
  const isComplete =
    file.section === section &&
    file.buildId === buildId &&
    isObject(file.contract) &&
    isObject(file.requires) &&
    isObject(file.manifest) &&
    isObject(file.integrity) &&
    Array.isArray(file.routes);
  if (!isComplete) throw new TypeError(`release ${buildId} of ${section} is incomplete`);
  return file as unknown as ReleaseFile;
}
