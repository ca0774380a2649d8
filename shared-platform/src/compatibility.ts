import type { ContractVersion } from './contract.ts';
import type { RegistryEntry } from './registry-file.ts';

/** What a package between shell and sections is made of: as much as a shell has, or as a section uses. */
export interface PackageNames {
  /** Of a package that others make; its major version says what its names mean. Our own say it by their names and the contract. */
  version?: string;
  /** Names of its exports. */
  names: readonly string[];
}

/** What a shell offers to sections: the contract it speaks and the packages it provides. */
export interface ShellOffer {
  contract: ContractVersion;
  provides: Record<string, PackageNames>;
}

/** What a section's build needs of the shell: the contract it speaks, and what its code uses of the provided packages. */
export interface ShellNeeds {
  contract: ContractVersion;
  requires: Record<string, PackageNames>;
}

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

/** Why a release must not run: the shell cannot run it, or the registry does not let it. Empty when it may, in browsers and on the server. */
export function reasonsToRefuse(
  needs: ShellNeeds,
  entry: Pick<RegistryEntry, 'minContract'>,
  shell: ShellOffer,
): string[] {
  const reasons = incompatibilities(needs, shell);
  return isContractAllowed(needs.contract, entry)
    ? reasons
    : [...reasons, 'its contract is older than the registry allows'];
}
