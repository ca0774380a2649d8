/** A package on offer, as Module Federation's containers know it. */
export interface SharedPackage {
  /** Who provides it. */
  from: string;
  version: string;
  /** The package's exports, once they are at hand. */
  lib?: () => unknown;
  /** Loads the package; gives what `lib` is then. Rejects when its files cannot be had. */
  get: () => Promise<() => unknown>;
}

/** The packages that the shell provides, by name: each as itself, for our own runtime, and under its version, where the stock one looks. */
export type ShareScope = Readonly<Record<string, SharedPackage>>;

/** What the shell tells a section's code of its own release. */
export interface Given {
  /** Hash of every script and style, by path relative to the release folder. */
  integrity: Readonly<Record<string, string>>;
}

/** What a section's entry leaves behind, under the section's id as global name. */
export interface Container {
  /** Gives the section the packages that it takes from the shell, and the hashes of its files; again does no harm. The stock runtime is ready later. */
  init(scope: ShareScope, initScope: unknown, given: Given): unknown;
  /** The exposed module. Rejects when its files cannot be had. */
  get(module: string): Promise<() => unknown>;
}
