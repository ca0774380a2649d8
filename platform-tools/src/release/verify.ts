import { parsePointer, type RegistryFile } from '@cursiv/shared-platform';
import { type FileSource, readJson, releaseProblems } from '@cursiv/shared-platform/checking';
import type { ReleaseOptions } from './release-options.ts';
import { fileSource } from './sources/file-source.ts';
import { registeredSections } from './sources/registered-sections.ts';

/** What a check has to know: which release, and where it and the shell lie. */
type Question = Pick<ReleaseOptions, 'section' | 'site' | 'origin' | 'shell' | 'buildId'>;

/** The build that is meant: the named one, or the canary, or the stable one. */
async function buildToVerify(source: FileSource, { section, buildId }: Question): Promise<string> {
  if (buildId) return buildId;
  const pointer = parsePointer(await readJson(source, 'current.json'), section);
  return (pointer.canary ?? pointer.stable).buildId;
}

/**
 * Checks a release where it lies (a folder, or the live origin when one is given): every file is there with the bytes its release
 * names, all code is loaded under a hash, and the live shell offers what it needs. With a registry's sections also that it is signed, if
 * they have a key for it, and claims no pages of others. Throws with what is wrong.
 */
async function verify(options: Question, sections?: RegistryFile['sections']): Promise<string> {
  const { section } = options;
  const site = fileSource(options.origin ?? options.site);
  const buildId = await buildToVerify(site, options);
  const problems = await releaseProblems({ section, buildId, site, shell: fileSource(options.shell) }, sections);
  if (problems.length > 0) throw new Error(`${section} ${buildId} must not go live: ${problems.join('; ')}`);
  return `${section} ${buildId} is whole and runs in the live shell`;
}

/** Checks a release that is to go live: besides, its signature and the pages that it claims, against the registry of the live shell. Throws with what is wrong. */
export async function verifyToPromote(options: Question & Pick<ReleaseOptions, 'registry'>): Promise<string> {
  return verify(options, await registeredSections(options));
}
