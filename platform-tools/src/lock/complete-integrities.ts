/** A package in npm's lock file, as far as its hash goes. */
interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
}

/** The hash of a package's archive, as the registry names it; undefined when the registry has no such package. */
export type AskIntegrity = (name: string, version: string) => string | undefined;

/** The places of packages that are locked without a hash: whatever a registry sends for them would be installed. */
export const withoutIntegrity = (packages: Readonly<Record<string, Locked>>): string[] =>
  Object.entries(packages)
    .filter(([place, { integrity, link }]) => place.includes('node_modules/') && !link && integrity === undefined)
    .map(([place]) => place);

/** Puts the hashes that a registry names into packages that are locked without one; returns how many. Throws when it names no hash npm would check. */
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
