/** The part of a package in npm's lock file that concerns its hash. */
interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
}

/** The hash of a package's archive, from the registry; undefined when the registry has no such package. */
export type AskIntegrity = (name: string, version: string) => string | undefined;

/** The places of packages locked without a hash: npm would install anything that a registry sends for them. */
export const withoutIntegrity = (packages: Readonly<Record<string, Locked>>): string[] =>
  Object.entries(packages)
    .filter(([place, { integrity, link }]) => place.includes('node_modules/') && !link && integrity === undefined)
    .map(([place]) => place);

/**
 * Adds the registry's hashes to packages locked without one; returns how many. Throws when a hash is not one that npm
 * would check.
 */
export function completeIntegrities(packages: Record<string, Locked>, ask: AskIntegrity): number {
  let completed = 0;
  for (const place of withoutIntegrity(packages)) {
    const entry = packages[place];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const integrity = entry?.version && ask(name, entry.version);
    if (!entry || !integrity) continue;
    if (!/^sha512-[\w+/]{86}==$/.test(integrity)) throw new Error(`${name} has a hash that is none: ${integrity}`);
    entry.integrity = integrity;
    completed += 1;
  }
  return completed;
}
