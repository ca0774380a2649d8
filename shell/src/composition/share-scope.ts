import type { SharedPackage, ShareScope } from '@cursiv/shared-platform';
import { offer } from './offer.ts';
import { atHand, onDemand } from './provided-packages.ts';

const from = 'shell';

function shared(name: string): SharedPackage {
  if (name in atHand) {
    const lib = () => atHand[name];
    return { from, lib, get: async () => lib };
  }
  const load = onDemand[name];
  if (!load) throw new Error(`the shell is built to provide ${name} and does not`);
  const later: SharedPackage = {
    from,
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
  Object.keys(offer.provides).map((name) => [name, shared(name)]),
);
