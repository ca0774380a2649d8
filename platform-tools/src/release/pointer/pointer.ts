import type { PointerFile, PreviousRelease, ReleaseRef } from '@cursiv/shared-platform';

/** At least this many previous releases are kept, and all that were live in the last days: open tabs still load their code. */
const KEPT_RELEASES = 5;
const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The pointer of a section that has never had one. */
export const firstPointer = (section: string, stable: ReleaseRef): PointerFile => ({
  schema: 1,
  section,
  revision: 1,
  stable,
  previous: [],
});

const isOther = (ref: ReleaseRef) => (other: ReleaseRef) => other.buildId !== ref.buildId;

function stillKept(previous: PreviousRelease[], now: Date, days: number): PreviousRelease[] {
  const oldest = now.getTime() - days * DAY_MS;
  return previous.filter((release, index) => index < KEPT_RELEASES || Date.parse(release.liveUntil) > oldest);
}

/** Makes a release the stable one; the one before is kept. The same pointer when it is stable already and there is no canary. */
export function promoted(pointer: PointerFile, ref: ReleaseRef, now: Date, keptDays = KEPT_DAYS): PointerFile {
  const { stable, canary, previous, revision, ...rest } = pointer;
  const isStable = stable.buildId === ref.buildId;
  if (isStable && !canary) return pointer;
  const liveUntil = now.toISOString();
  const left = [canary, isStable ? undefined : stable].flatMap((release) =>
    release && release.buildId !== ref.buildId
      ? [{ buildId: release.buildId, integrity: release.integrity, liveUntil }]
      : [],
  );
  const before = [...left.reverse(), ...previous].filter(isOther(ref));
  return { ...rest, revision: revision + 1, stable: ref, previous: stillKept(before, now, keptDays) };
}

/** Gives a release to a share of the visitors. Throws when that is no share, or the release is the stable one. */
export function triedOut(pointer: PointerFile, ref: ReleaseRef, percent: number): PointerFile {
  if (!(percent > 0 && percent < 100))
    throw new Error('a share of the visitors is more than 0 and less than 100 percent');
  if (pointer.stable.buildId === ref.buildId) throw new Error(`${ref.buildId} is what all visitors have`);
  return { ...pointer, revision: pointer.revision + 1, canary: { ...ref, percent } };
}

/** Takes back what was done last: ends a canary, or else goes to the latest previous release that was not itself withdrawn. Throws when there is none. */
export function rolledBack(pointer: PointerFile, now: Date, buildId?: string): PointerFile {
  const { stable, canary, previous, revision, ...rest } = pointer;
  const target =
    canary && !buildId
      ? stable
      : previous.find((release) => (buildId ? release.buildId === buildId : !release.withdrawn));
  if (!target)
    throw new Error(buildId ? `${buildId} is not among the kept releases` : 'there is no release to go back to');
  const withdrawn: PreviousRelease[] = [canary, target === stable ? undefined : stable].flatMap((release) =>
    release
      ? [
          {
            buildId: release.buildId,
            integrity: release.integrity,
            liveUntil: now.toISOString(),
            withdrawn: true as const,
          },
        ]
      : [],
  );
  return {
    ...rest,
    revision: revision + 1,
    stable: { buildId: target.buildId, integrity: target.integrity },
    previous: [...withdrawn, ...previous.filter(isOther(target))],
  };
}
