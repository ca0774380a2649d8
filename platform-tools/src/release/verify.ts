import {
  foreignPages,
  incompatibilities,
  parsePointer,
  parseRelease,
  type RegistryFile,
  type ReleaseFile,
} from '@cursiv/shared-platform';
import { integrityOf } from '../bundling/integrity/integrity.ts';
import type { ReleaseOptions } from './release-options.ts';
import { liveShellBuild } from './shell/shell-build.ts';
import { signatureProblem } from './signature/signature-problem.ts';
import { type FileSource, fileSource, readJson } from './sources/file-source.ts';
import { registeredSections } from './sources/registered-sections.ts';

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
    else if (integrityOf(bytes) !== integrity) problems.push(`${file} has other bytes than its hash`);
  }
  return problems;
}

async function findProblems(
  source: FileSource,
  section: string,
  buildId: string,
  shell: FileSource,
  sections: RegistryFile['sections'] | undefined,
): Promise<string[]> {
  const release = parseRelease(await readJson(source, `r/${buildId}/release.json`), section, buildId);
  const unsigned = await signatureProblem(source, release, sections?.[section]?.releaseKey);
  return [
    ...incompatibilities(release, await liveShellBuild(shell)),
    ...(sections ? foreignPages(release, sections) : []),
    ...(await brokenFiles(source, release)),
    ...(unsigned === undefined ? [] : [unsigned]),
  ];
}

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
export async function verify(options: Question, sections?: RegistryFile['sections']): Promise<string> {
  const source = fileSource(options.origin ?? options.site);
  const buildId = await buildToVerify(source, options);
  const problems = await findProblems(source, options.section, buildId, fileSource(options.shell), sections);
  if (problems.length > 0) throw new Error(`${options.section} ${buildId} must not go live: ${problems.join('; ')}`);
  return `${options.section} ${buildId} is whole and runs in the live shell`;
}

/** Checks a release that is to go live: besides, its signature and the pages that it claims, against the registry of the live shell. Throws with what is wrong. */
export async function verifyToPromote(options: Question & Pick<ReleaseOptions, 'registry'>): Promise<string> {
  return verify(options, await registeredSections(options));
}
