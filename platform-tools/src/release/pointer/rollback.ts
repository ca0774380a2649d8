import { DeployFolder } from '../deploy-folder.ts';
import type { ReleaseOptions } from '../release-options.ts';
import { rolledBack } from './pointer.ts';

/** Ends a canary, or else makes the release before the live one live again, by writing the pointer. Throws when there is none. */
export async function rollback({ section, site, buildId }: ReleaseOptions): Promise<string> {
  const folder = new DeployFolder(site, section);
  const pointer = folder.pointer();
  if (!pointer) throw new Error(`${site} has no pointer`);
  const next = rolledBack(pointer, new Date(), buildId);
  folder.ref(next.stable.buildId);
  folder.writePointer(next);
  return `${section} ${next.stable.buildId} is live for all visitors`;
}
