import type { SharedPackage, ShareScope } from '@cursiv/shared-platform';
import { offer } from './offer.ts';
import { atHand, onDemand } from './provided-packages.ts';

/** What others make has its own version; our facades have this one, as in their package files. */
const FACADE = '1.0.0';

function shared(name: string, version: string): SharedPackage {
  const from = 'shell';
  if (name in atHand) {
    const lib = () => atHand[name];
    return { from, version, lib, get: async () => lib };
  }
  const load = onDemand[name];
  if (!load) throw new Error(`the shell lacks ${name}`);
  const later: SharedPackage = {
    from,
    version,
    async get() {
      const loaded = await load();
      later.lib = () => loaded;
      return later.lib;
    },
  };
  return later;
}

/** The packages that sections take from the shell: one copy of each in a document. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(offer.provides).map(([name, { version = FACADE }]) => {
    const found = shared(name, version);
    // Its own properties are its versions, as the stock runtime expects; ours reads what it inherits.
    return [name, Object.assign(Object.create(found), { [version]: found })];
  }),
);
