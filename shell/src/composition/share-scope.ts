import type { SharedPackage, ShareScope } from '@cursiv/shared-platform';
import { atHand, onDemand } from './provided-packages.ts';

const from = 'shell';

function offer(name: string): SharedPackage {
  if (name in atHand) {
    const lib = () => atHand[name];
    return { from, lib, get: async () => lib };
  }
  const load = onDemand[name];
  if (!load) throw new Error(`the shell is built to provide ${name} and does not`);
  const shared: SharedPackage = {
    from,
    async get() {
      const loaded = await load();
      shared.lib = () => loaded;
      return shared.lib;
    },
  };
  return shared;
}

/** The packages that sections take from the shell: one copy of each in a document. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(__PROVIDES__).map(([name, version]) => [name, { [version]: offer(name) }]),
);
