import { isSigned, type ReleaseFile, SIGNATURE_FILE } from '@cursiv/shared-platform';
import type { FileSource } from '../sources/file-source.ts';

const decoded = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

/**
 * Why a release would not be rendered on the server for want of a signature; undefined when it would, or is not meant to be. `key` is what
 * the shell's registry has for the section.
 */
export async function signatureProblem(
  source: FileSource,
  { section, buildId, firstView }: ReleaseFile,
  key: string | undefined,
): Promise<string | undefined> {
  if (key === undefined || firstView?.server === undefined) return undefined;
  const text = decoded(await source.read(`r/${buildId}/release.json`)) ?? '';
  const signature = decoded(await source.read(`r/${buildId}/${SIGNATURE_FILE}`));
  if (await isSigned(key, section, text, signature)) return undefined;
  return `${signature === undefined ? 'it is not signed' : 'it is signed with another key'}, so that no server renders its pages`;
}
