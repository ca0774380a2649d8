import { DeployFolder } from '../deploy-folder.ts';
import type { ReleaseOptions } from '../release-options.ts';
import { verifyToPromote } from '../verify.ts';
import { promoted, triedOut } from './pointer.ts';

/** Makes a verified release the live one, or a canary for a share of the visitors, by writing the pointer. Throws when it is not fit to go live. */
export async function promote(options: ReleaseOptions): Promise<string> {
  const { section, site, buildId, percent } = options;
  const folder = new DeployFolder(site, section);
  const pointer = folder.pointer();
  if (!pointer) throw new Error(`${site} has no pointer. Assemble a release first`);
  const next = buildId ?? pointer.canary?.buildId;
  if (!next) throw new Error('name the release: --id <build>');
  await verifyToPromote({ ...options, buildId: next });
  const ref = folder.ref(next);
  folder.writePointer(percent === undefined ? promoted(pointer, ref, new Date()) : triedOut(pointer, ref, percent));
  return `${section} ${next} is live for ${percent ?? 100} % of the visitors`;
}
