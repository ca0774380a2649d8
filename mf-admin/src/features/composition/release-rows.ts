import { type BuildFigures, failureRate, type Measure, threeQuarters } from '@cursiv/shared-domain';
import { canaryOf, type PointerFile, type RegistryEntry } from '@cursiv/shared-platform';

/** What a release is to visitors now. */
export type ReleaseState = 'pinned' | 'live' | 'outranked' | 'tried' | 'takenBack' | 'withdrawn' | 'kept';

/** One release of a section, as the registry and the section's pointer have it, and what browsers told of it. */
export interface ReleaseRow {
  buildId: string;
  state: ReleaseState;
  /** Of the visitors, while it is tried out. */
  percent?: number;
  /** When an earlier release was live for the last time. */
  liveUntil?: string;
  visits: number;
  /** Parts from 0 to 1: of the section's visits, and of its own in which something failed. Undefined without visits. */
  share: number | undefined;
  failed: number | undefined;
  /** What three quarters of the visits do not exceed. */
  measured: Partial<Record<Measure, number>>;
}

const SHOWN = ['load', 'lcp', 'cls', 'inp'] as const satisfies readonly Measure[];

/** The releases of a section: the live one first, then the one that is tried out, then the earlier ones. */
export function releaseRows(
  entry: Pick<RegistryEntry, 'pin' | 'canary'>,
  pointer: PointerFile,
  figures: Readonly<Record<string, BuildFigures>>,
): ReleaseRow[] {
  const total = Object.values(figures).reduce((sum, { visits }) => sum + visits, 0);
  const row = (
    buildId: string,
    state: ReleaseState,
    more: Pick<ReleaseRow, 'percent' | 'liveUntil'> = {},
  ): ReleaseRow => {
    const own = figures[buildId];
    const measured = SHOWN.flatMap((measure) => {
      const value = threeQuarters(measure, own?.[measure]);
      return value === undefined ? [] : [[measure, value] as const];
    });
    return {
      buildId,
      state: buildId === entry.pin?.buildId ? 'pinned' : state,
      ...more,
      visits: own?.visits ?? 0,
      share: own && total > 0 ? own.visits / total : undefined,
      failed: own && own.visits > 0 ? failureRate(own) : undefined,
      measured: Object.fromEntries(measured),
    };
  };
  const { stable, canary, previous } = pointer;
  const trial = entry.pin ? undefined : canaryOf(entry, pointer);
  return [
    row(stable.buildId, entry.pin ? 'outranked' : 'live'),
    ...(canary
      ? [
          row(
            canary.buildId,
            trial ? 'tried' : entry.pin ? 'outranked' : 'takenBack',
            trial && { percent: trial.percent },
          ),
        ]
      : []),
    ...previous.map(({ buildId, liveUntil, withdrawn }) =>
      row(buildId, withdrawn ? 'withdrawn' : 'kept', { liveUntil }),
    ),
  ];
}
