import { foreignPages, incompatibilities } from '../composition/fitness.ts';
import type { RegistryFile } from '../files/registry-file.ts';
import { parseRelease, type ReleaseFile } from '../files/release-file.ts';
import { isSigned, SIGNATURE_FILE } from '../files/release-signature.ts';
import { parseShellBuild, type ShellBuild } from '../files/shell-build-file.ts';
import { type FileSource, readJson } from './file-source.ts';

const decoded = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

/** Hash of some bytes as browsers check it: `sha384-…`. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** The live build of a shell. Throws when the shell does not tell. */
export async function liveShellBuild(shell: FileSource): Promise<ShellBuild> {
  const { id } = (await readJson(shell, 'builds/latest.json')) as { id: string };
  return parseShellBuild(await readJson(shell, `builds/meta/${id}.json`), id);
}

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

/** Every file that a release's code may ask for. */
const filesOf = ({ manifest: { metaData, exposes } }: ReleaseFile): string[] => [
  metaData.remoteEntry.name,
  ...exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]),
];

/** Names the files of a release that are missing, differ from their hash, or have none and would not be run. */
async function brokenFiles(source: FileSource, release: ReleaseFile): Promise<string[]> {
  const problems = filesOf(release)
    .filter((file) => !release.integrity[file])
    .map((file) => `${file} has no hash`);
  for (const [file, integrity] of Object.entries(release.integrity)) {
    const bytes = await source.read(`r/${release.buildId}/${file}`);
    if (!bytes) problems.push(`${file} is missing`);
    else if ((await hashOf(bytes)) !== integrity) problems.push(`${file} has other bytes than its hash`);
  }
  return problems;
}

/** A release where it lies, and the shell that it is to run in. */
export interface PlacedRelease {
  section: string;
  buildId: string;
  site: FileSource;
  shell: FileSource;
}

/**
 * Why a release must not go live: a file is missing or differs from its hash, code would be loaded without one, or the live shell lacks what it
 * needs. With a registry's sections also that it is not signed, where they have a key for it, or claims pages of others. Throws when it is no release.
 */
export async function releaseProblems(
  { section, buildId, site, shell }: PlacedRelease,
  sections?: RegistryFile['sections'],
): Promise<string[]> {
  const release = parseRelease(await readJson(site, `r/${buildId}/release.json`), section, buildId);
  const unsigned = await signatureProblem(site, release, sections?.[section]?.releaseKey);
  return [
    ...incompatibilities(release, await liveShellBuild(shell)),
    ...(sections ? foreignPages(release, sections) : []),
    ...(await brokenFiles(site, release)),
    ...(unsigned === undefined ? [] : [unsigned]),
  ];
}
