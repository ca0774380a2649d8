/** A package as npm's lock file has it. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
}

/** Packages by where they are installed, such as `node_modules/a/node_modules/b`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The part of a package file that a lock file repeats. */
interface Described {
  name: string;
  dependencies: Record<string, string>;
}

/** Where node finds a dependency from a package's folder, looking upwards as it does. */
function placeOf(packages: LockedPackages, from: string, dependency: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${dependency}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/** What a package needs to run, and what it can do without. */
function needsOf({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const optional = Object.keys(optionalDependencies);
  const needed = [...Object.keys(dependencies), ...peers].filter((name) => !optional.includes(name));
  return { needed, optional };
}

/** The places of all packages that are reached from a package file, each with whether something cannot do without it. */
function reached(packages: LockedPackages, described: Described): Map<string, boolean> {
  const places = new Map<string, boolean>();
  const visit = (from: string, names: readonly string[], isNeeded: boolean) => {
    for (const name of names) {
      const place = placeOf(packages, from, name);
      if (place === undefined && isNeeded) throw new Error(`package-lock.json has no ${name}`);
      if (place === undefined || places.get(place) || (places.has(place) && !isNeeded)) continue;
      places.set(place, isNeeded);
      const { needed, optional } = needsOf(packages[place] ?? {});
      visit(place, needed, isNeeded);
      visit(place, optional, false);
    }
  };
  visit('', Object.keys(described.dependencies), true);
  return places;
}

/**
 * The lock file of the deployed functions: what the repository's own lock file installs for them, with the same versions and hashes,
 * and nothing else. Throws when that does not know a package.
 */
export function functionsLock(packages: LockedPackages, described: Described) {
  const entries = [...reached(packages, described)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const locked = entries.map(([place, isNeeded]) => {
    const { dev: _dev, devOptional: _devOptional, peer: _peer, optional: _optional, ...entry } = packages[place] ?? {};
    return [place, isNeeded ? entry : { ...entry, optional: true }];
  });
  const { name, dependencies } = described;
  return {
    name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { ...described, name, dependencies }, ...Object.fromEntries(locked) },
  };
}
