import { type KeyObject, sign as signBytes } from 'node:crypto';
import { SIGNATURE_FILE, signedText } from '@cursiv/shared-platform';
import { DeployFolder } from '../deploy-folder.ts';
import type { ReleaseOptions } from '../release-options.ts';
import { developmentKey, keyIn } from './release-key.ts';

/**
 * The key that releases are signed with: the one that is named, and for a site on this machine the development key. Undefined where
 * none is named for a live site.
 */
export function signingKey({ key, origin, section }: ReleaseOptions): KeyObject | undefined {
  if (key !== undefined) return keyIn(key);
  return origin === undefined ? developmentKey(section) : undefined;
}

/** Writes the signature of a release that lies in the folder to deploy. */
export function signRelease(folder: DeployFolder, { section }: ReleaseOptions, buildId: string, key: KeyObject): void {
  const text = folder.read(`r/${buildId}/release.json`);
  const signature = signBytes(null, signedText(section, text), key).toString('base64');
  folder.write(`r/${buildId}/${SIGNATURE_FILE}`, `${signature}\n`);
}

/** Signs a release: the named one, or the live one. Throws when there is no key or no such release. */
export async function sign(options: ReleaseOptions): Promise<string> {
  const { section, site } = options;
  const folder = new DeployFolder(site, section);
  const buildId = options.buildId ?? folder.pointer()?.stable.buildId;
  if (buildId === undefined) throw new Error(`${site} has no pointer. Name the release: --id <build>`);
  folder.ref(buildId);
  const key = signingKey(options);
  if (!key) throw new Error('name the release key: --key <file>');
  signRelease(folder, options, buildId, key);
  return `${section} ${buildId} is signed`;
}
