export { type FileSource, originSource, readJson } from './file-source.ts';
export { liveShellBuild, releaseProblems, signatureProblem } from './release-problems.ts';
export {
  assertRuns,
  obstacles,
  type PlacedSection,
  pointerOf,
  unsignedReason,
  visitorsReleases,
} from './visitors-releases.ts';
