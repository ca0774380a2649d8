import type { RegistryFile } from '@cursiv/shared-platform';
// Written by `npm run policy`, as the policy that names the same origins.
import hosted from './hosted-origins.json' with { type: 'json' };

const isOfThisMachine = (origin: string) => new URL(origin).hostname === 'localhost';

/**
 * Whether a registry that did not come over the network just now names only origins that this shell was built for; on a developer's machine, only
 * this machine's. `ownOrigin` is where the shell runs.
 */
export function namesKnownOrigins({ sections }: RegistryFile, ownOrigin: string): boolean {
  const isKnown = isOfThisMachine(ownOrigin) ? isOfThisMachine : (origin: string) => hosted.includes(origin);
  return Object.values(sections).every(({ origin }) => isKnown(origin));
}
