import {
  incompatibilities,
  parsePointer,
  parseRelease,
  type ReleaseFile,
  type SectionId,
} from '@cursiv/shared-platform';
import { integrityOf } from '../bundling/integrity.ts';
import { type FileSource, fileSource, readJson } from './file-source.ts';
import { registeredEntry } from './registered-entry.ts';
import type { ReleaseOptions } from './release-options.ts';
import { liveShellBuild } from './shell-build.ts';
import { signatureProblem } from './signature-problem.ts';

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
  section: SectionId,
  buildId: string,
  shell: FileSource,
  releaseKey: string | undefined,
): Promise<string[]> {
  const release = parseRelease(await readJson(source, `r/${buildId}/release.json`), section, buildId);
  const { contract, provides } = await liveShellBuild(shell);
  const unsigned = await signatureProblem(source, release, releaseKey);
  return [
    ...incompatibilities(release, { contract, provides }),
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
 * names, all code is loaded under a hash, the live shell offers what it needs, and it is signed with the release key, if there is one to sign it with.
 * Throws with what is wrong.
 */
export async function verify(options: Question, releaseKey?: string): Promise<string> {
  const source = fileSource(options.origin ?? options.site);
  const buildId = await buildToVerify(source, options);
  const problems = await findProblems(source, options.section, buildId, fileSource(options.shell), releaseKey);
  if (problems.length > 0) throw new Error(`${options.section} ${buildId} must not go live: ${problems.join('; ')}`);
  return `${options.section} ${buildId} is whole and runs in the live shell`;
}

/** Checks a release that is to go live, its signature included, when the live shell's registry has a key for it. Throws with what is wrong. */
export async function verifyToPromote(options: Question): Promise<string> {
  const entry = await registeredEntry(fileSource(options.shell), options.section);
  return verify(options, entry?.releaseKey);
}
