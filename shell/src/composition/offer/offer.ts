import { CONTRACT, type PackageNames, type ShellOffer } from '@cursiv/shared-platform';
import { atHand } from './provided-packages.ts';

const namesOf = (name: string) => Object.keys(atHand[name] ?? {});

/** What this shell offers to sections. What is at hand says its names itself: they cost nothing to download. */
export const offer: ShellOffer = {
  contract: CONTRACT,
  provides: Object.fromEntries(
    Object.entries(__PROVIDES__).map(([name, said]): [string, PackageNames] => [
      name,
      { names: namesOf(name), ...said },
    ]),
  ),
};
