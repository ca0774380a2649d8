import type { ContractVersion } from './contract.ts';

/** What a shell offers to sections: the contract it speaks and the packages it provides, with their versions. */
export interface ShellOffer {
  contract: ContractVersion;
  provides: Record<string, string>;
}

/**
 * Reasons why a shell cannot run a section built for the given contract and packages; empty when it can. A section may know less
 * of the contract than the shell, never more. `satisfies` judges a version by a semver range.
 */
export function incompatibilities(
  needs: { contract: ContractVersion; requires: Record<string, string> },
  shell: ShellOffer,
  satisfies: (version: string, range: string) => boolean,
): string[] {
  const reasons = Object.entries(needs.requires).flatMap(([name, range]) => {
    const offered = shell.provides[name];
    return offered && satisfies(offered, range) ? [] : [`needs ${name} ${range}, the shell has ${offered ?? 'none'}`];
  });
  const { major, minor } = needs.contract;
  if (major !== shell.contract.major || minor > shell.contract.minor) {
    reasons.push(`speaks contract ${major}.${minor}, the shell ${shell.contract.major}.${shell.contract.minor}`);
  }
  return reasons;
}
