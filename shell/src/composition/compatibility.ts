import { CONTRACT, type ContractVersion } from '@cursiv/shared-platform';
import { satisfy } from '@module-federation/enhanced/runtime';

/** Reasons why this shell cannot run a section built for the given contract and packages; empty when it can. */
export function incompatibilities(
  needs: { contract: ContractVersion; requires: Record<string, string> },
  provides: Record<string, string> = __PROVIDES__,
): string[] {
  const reasons = Object.entries(needs.requires)
    .filter(([name, range]) => !provides[name] || !satisfy(provides[name], range))
    .map(([name, range]) => `needs ${name} ${range}, the shell has ${provides[name] ?? 'none'}`);
  if (needs.contract.major !== CONTRACT.major) {
    reasons.push(`speaks contract ${needs.contract.major}, the shell ${CONTRACT.major}`);
  }
  return reasons;
}
