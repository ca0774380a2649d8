import { CONTRACT, type ShellOffer } from '@cursiv/shared-platform';

/** What this shell offers to sections. */
export const offer: ShellOffer = { contract: CONTRACT, provides: __PROVIDES__ };
