import { MEASURES, type Measure } from '@cursiv/shared-domain';
import { formatDate, formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Badge, type BadgeProps, Button, Cluster, type Column, Table, VisuallyHidden } from '@cursiv/shared-ui';
import { useCompositionT } from './messages/messages.ts';
import type { Asked } from './order-dialogs.tsx';
import type { ReleaseRow, ReleaseState } from './release-rows.ts';

const TONES = {
  pinned: 'warning',
  live: 'success',
  outranked: 'neutral',
  tried: 'accent',
  takenBack: 'danger',
  withdrawn: 'danger',
  kept: 'neutral',
} as const satisfies Record<ReleaseState, BadgeProps['tone']>;

/** From this part of visits on, errors stand out. */
const MANY_FAIL = 0.05;

type ReleaseTableProps = {
  section: string;
  rows: readonly ReleaseRow[];
  /** What the registry's file leaves to administrators. */
  may: { pin: boolean; try: boolean };
  onAsk: (asked: Asked) => void;
};

/** The releases of a section: what each is to visitors, how well it runs, and what may be done with it. */
export function ReleaseTable({ section, rows, may, onAsk }: ReleaseTableProps) {
  const t = useCompositionT();
  const locale = useLocale();
  const inPercent = (part: number) =>
    formatNumber(part, locale, { style: 'percent', maximumFractionDigits: part < 0.1 ? 1 : 0 });
  const measured = (measure: Measure, value: number | undefined) => {
    if (value === undefined) return t('unknown');
    const isBeyond = value === Number.POSITIVE_INFINITY;
    const bound = isBeyond ? (MEASURES[measure].at(-1) ?? 0) : value;
    const shown = measure === 'cls' ? formatNumber(bound / 1000, locale) : `${formatNumber(bound, locale)}\u00a0ms`;
    return t(isBeyond ? 'beyond' : 'atMost', { value: shown });
  };
  const column = (measure: Measure): Column<ReleaseRow> => ({
    id: measure,
    header: t(`${measure}`),
    align: 'end',
    cell: (row) => measured(measure, row.measured[measure]),
  });
  const columns: Column<ReleaseRow>[] = [
    {
      id: 'build',
      header: t('build'),
      rowHeader: true,
      cell: ({ buildId }) => <span translate="no">{buildId}</span>,
    },
    {
      id: 'state',
      header: t('what'),
      cell: ({ state, percent = 0, liveUntil }) => (
        <>
          <Badge tone={TONES[state]}>{t(`state.${state}`, { percent: inPercent(percent / 100) })}</Badge>
          {liveUntil && (
            <>
              {' '}
              <small>{t('until', { date: formatDate(new Date(liveUntil), locale, { dateStyle: 'medium' }) })}</small>
            </>
          )}
        </>
      ),
    },
    {
      id: 'visits',
      header: t('visits'),
      align: 'end',
      cell: ({ visits, share }) =>
        share === undefined
          ? t('unknown')
          : t('visitsOf', { count: formatNumber(visits, locale), share: inPercent(share) }),
    },
    {
      id: 'failed',
      header: t('failed'),
      align: 'end',
      cell: ({ failed }) => {
        if (failed === undefined) return t('unknown');
        return failed >= MANY_FAIL ? <Badge tone="danger">{inPercent(failed)}</Badge> : inPercent(failed);
      },
    },
    ...(['load', 'lcp', 'cls', 'inp'] as const).map(column),
    {
      id: 'actions',
      header: t('actions'),
      cell: ({ buildId, state, percent = 0 }) => (
        <Cluster>
          {may.try && (state === 'tried' || state === 'takenBack') && (
            <Act label={t('act.share')} of={buildId} onPress={() => onAsk({ ask: 'share', build: buildId, percent })} />
          )}
          {may.try && state === 'tried' && (
            <Act
              label={t('act.takeBack')}
              of={buildId}
              onPress={() => onAsk({ ask: 'takeBack', build: buildId, order: { kind: 'canary', buildId, percent: 0 } })}
            />
          )}
          {may.pin && state !== 'pinned' && (
            <Act
              label={t('act.pin')}
              of={buildId}
              onPress={() => onAsk({ ask: 'pin', build: buildId, order: { kind: 'pin', buildId } })}
            />
          )}
        </Cluster>
      ),
    },
  ];
  return (
    <Table
      caption={t('releases', { section })}
      hideCaption
      stacked
      columns={columns}
      rows={rows}
      rowKey={({ buildId }) => buildId}
    />
  );
}

const Act = ({ label, of, onPress }: { label: string; of: string; onPress: () => void }) => (
  <Button size="small" variant="secondary" onClick={onPress}>
    {label} <VisuallyHidden>{of}</VisuallyHidden>
  </Button>
);
