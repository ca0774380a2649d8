/**
 * A shared package exists for sections only when the shell itself uses it. These the shell has no use for yet; importing them
 * here puts them on offer, in chunks of their own that load when a section asks.
 */
export const providedPackages = [
  () => import('@cursiv/shared-firebase/firestore'),
  () => import('@cursiv/shared-firebase/firestore-lite'),
  () => import('@cursiv/shared-firebase/storage'),
];
