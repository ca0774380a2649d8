import type { ContractVersion } from './contract.ts';

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
