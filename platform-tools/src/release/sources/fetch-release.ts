import { parseRelease, type ReleaseRef, SIGNATURE_FILE } from '@cursiv/shared-platform';
import type { FileSource } from '@cursiv/shared-platform/checking';
import { integrityOf } from '../../bundling/integrity/integrity.ts';
import type { DeployFolder } from '../deploy-folder.ts';

async function readChecked(source: FileSource, file: string, integrity: string): Promise<Uint8Array> {
  const bytes = await source.read(file);
  if (!bytes) throw new Error(`${source.name} has no ${file}`);
  if (integrityOf(bytes) !== integrity)
    throw new Error(`${file} of ${source.name} has other bytes than its release names`);
  return bytes;
}

/** Copies a live release into a folder, every byte checked. Throws when one is missing or differs. */
export async function fetchRelease(
  source: FileSource,
  section: string,
  ref: ReleaseRef,
  folder: DeployFolder,
): Promise<void> {
  const base = `r/${ref.buildId}`;
  const text = await readChecked(source, `${base}/release.json`, ref.integrity);
  const release = parseRelease(JSON.parse(new TextDecoder().decode(text)), section, ref.buildId);
  for (const [file, integrity] of Object.entries(release.integrity)) {
    folder.write(`${base}/${file}`, await readChecked(source, `${base}/${file}`, integrity));
  }
  const signature = await source.read(`${base}/${SIGNATURE_FILE}`);
  if (signature) folder.write(`${base}/${SIGNATURE_FILE}`, signature);
  folder.write(`${base}/release.json`, text);
}
