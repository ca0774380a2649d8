import type { ContractVersion } from './contract.ts';
import type { RegistryEntry } from './registry-file.ts';

/** What a shell offers to sections: the contract it speaks and the packages it provides, with their versions. */
export interface ShellOffer {
  contract: ContractVersion;
  provides: Record<string, string>;
}

/** What a section's build needs of the shell: the contract it speaks, and packages with their semver ranges. */
export interface ShellNeeds {
  contract: ContractVersion;
  requires: Record<string, string>;
}

const numbersOf = (version: string) => version.split('.').map(Number) as [major: number, minor: number, patch: number];

/** Whether a version is of the same major as the one that the range names, and not older. Ranges are `^x.y.z`, as releases have them. */
function isWithin(version: string, range: string): boolean {
  if (!/^\^\d+\.\d+\.\d+$/.test(range) || !/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [major, minor, patch] = numbersOf(version);
  const [wantedMajor, wantedMinor, wantedPatch] = numbersOf(range.slice(1));
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

/**
 * Reasons why a shell cannot run a section with the given needs; empty when it can. A section may know less of the contract than
 * the shell, never more.
 */
export function incompatibilities(needs: ShellNeeds, shell: ShellOffer): string[] {
  const reasons = Object.entries(needs.requires).flatMap(([name, range]) => {
    const offered = shell.provides[name];
    return offered && isWithin(offered, range) ? [] : [`needs ${name} ${range}, the shell has ${offered ?? 'none'}`];
  });
  const { major, minor } = needs.contract;
  if (major !== shell.contract.major || minor > shell.contract.minor) {
    reasons.push(`speaks contract ${major}.${minor}, the shell ${shell.contract.major}.${shell.contract.minor}`);
  }
  return reasons;
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
