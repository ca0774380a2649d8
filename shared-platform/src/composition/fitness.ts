import type { ContractVersion } from '../contract.ts';
import type { RegistryEntry } from '../files/registry-file.ts';
import type { PackageNames, ShellNeeds, ShellOffer } from '../needs.ts';
import { isForeign } from './addresses/path-owner.ts';

const majorOf = (version: string | undefined) => version?.split('.')[0];

/** What a package on offer lacks of what is used of it; empty when nothing. */
function lacking(name: string, used: PackageNames, offered: PackageNames | undefined): string[] {
  if (!offered) return [`needs ${name}, the shell has none`];
  if (majorOf(used.version) !== majorOf(offered.version)) {
    return [`needs ${name} ${used.version}, the shell has ${offered.version}`];
  }
  const missing = used.names.filter((one) => !offered.names.includes(one));
  return missing.length > 0 ? [`needs ${missing.join(', ')} of ${name}, the shell has none`] : [];
}

/**
 * Reasons why a shell cannot run a section with the given needs; empty when it can. A section may know less of the contract than
 * the shell, never more.
 */
export function incompatibilities(needs: ShellNeeds, shell: ShellOffer): string[] {
  const { major, minor } = needs.contract;
  // Needs and offers of another contract are written in another way.
  if (major !== shell.contract.major || minor > shell.contract.minor) {
    return [`speaks contract ${major}.${minor}, the shell ${shell.contract.major}.${shell.contract.minor}`];
  }
  return Object.entries(needs.requires).flatMap(([name, used]) => lacking(name, used, shell.provides[name]));
}

/** Whether the registry still lets releases of a contract run. */
export function isContractAllowed(
  { major, minor }: ContractVersion,
  { minContract }: Pick<RegistryEntry, 'minContract'>,
): boolean {
  if (!minContract) return true;
  return major > minContract.major || (major === minContract.major && minor >= minContract.minor);
}

/** What a release says of itself that decides whether it may run. */
export interface JudgedRelease extends ShellNeeds {
  section: string;
  routes: readonly { path: string }[];
}

/** The pages that a release claims outside the prefixes that the registry gives its section; as reasons to refuse it. */
export const foreignPages = (
  { section, routes }: Pick<JudgedRelease, 'section' | 'routes'>,
  sections: Readonly<Record<string, RegistryEntry>>,
): string[] =>
  routes
    .filter(({ path }) => isForeign(path, section, sections))
    .map(({ path }) => `claims ${path} outside its prefixes`);

/**
 * Why a release must not run: the shell cannot run it, it claims pages that are not its own, or the registry does not let it.
 * Empty when it may, in browsers and on the server. `sections` are the registry's.
 */
export function reasonsToRefuse(
  release: JudgedRelease,
  sections: Readonly<Record<string, RegistryEntry>>,
  shell: ShellOffer,
): string[] {
  return [
    ...incompatibilities(release, shell),
    ...foreignPages(release, sections),
    ...(isContractAllowed(release.contract, sections[release.section] ?? {})
      ? []
      : ['its contract is older than the registry allows']),
  ];
}
