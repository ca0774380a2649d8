import { type Loadable, useLoad } from '@cursiv/shared-data';
import { Badge, Button, type Column, ErrorState, Loading, Notice, Stack, Table } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { useT } from '../messages/messages.ts';
import { type CheckId, type CheckResult, NEEDED_HEADERS, runCheck } from './cors-check.ts';
import * as styles from './cors-report.module.css';
import type { Target } from './cors-targets.ts';
import { fixOf, type Verdict, verdictOf } from './cors-verdict.ts';

interface Row {
  target: Target;
  check: CheckId;
  result: CheckResult;
}

const TONES = { passed: 'success', failed: 'danger', unneeded: 'neutral' } as const satisfies Record<Verdict, string>;

async function runAll(targets: readonly Target[], checks: readonly CheckId[]): Promise<Row[]> {
  const pairs = targets.flatMap((target) => checks.map((check) => ({ target, check })));
  return Promise.all(
    pairs.map(async ({ target, check }) => ({ target, check, result: await runCheck(check, target.address) })),
  );
}

type CorsReportProps = {
  checks: readonly CheckId[];
  /** Lists the origins; must be stable between renders. */
  findTargets: () => Promise<Target[]>;
};

/** Runs the checks on every origin on request, and says what each result means and what to do. */
export function CorsReport({ checks, findTargets }: CorsReportProps) {
  const t = useT();
  const [round, setRound] = useState(0);
  return (
    <Stack gap={3}>
      <div>
        <Button onClick={() => setRound(round + 1)}>{t(round === 0 ? 'cors.run' : 'cors.again')}</Button>
      </div>
      {round > 0 && <Round key={round} checks={checks} findTargets={findTargets} />}
    </Stack>
  );
}

function Round({ checks, findTargets }: CorsReportProps) {
  const t = useT();
  const run = useCallback(async () => runAll(await findTargets(), checks), [findTargets, checks]);
  const rows: Loadable<Row[]> = useLoad(run);
  if (rows.status === 'loading') return <Loading label={t('cors.running')} />;
  if (rows.status === 'failed') return <ErrorState title={t('cors.failed')} detail={rows.error.message} />;
  return <Results rows={rows.value} />;
}

function Results({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  const problems = rows.filter(({ target, check, result }) => verdictOf(target, check, result) === 'failed').length;
  return (
    <>
      <Notice tone={problems === 0 ? 'success' : 'danger'} role="status">
        {problems === 0 ? t('cors.allGood') : t('cors.summary', { count: problems })}
      </Notice>
      <Table
        caption={t('cors.results')}
        columns={useColumns()}
        rows={rows}
        rowKey={({ target, check }) => `${target.address} ${check}`}
        stacked
      />
    </>
  );
}

function useColumns(): Column<Row>[] {
  const t = useT();
  const fixText = ({ target, check, result }: Row) => {
    const fix = fixOf(target, check, result);
    return fix && t(`cors.fix.${fix}`, { status: result.status ?? '', headers: NEEDED_HEADERS.join(', ') });
  };
  return [
    {
      id: 'target',
      header: t('cors.column.target'),
      rowHeader: true,
      cell: ({ target }) => (
        <>
          {t(`cors.target.${target.id}`, { section: target.section ?? '' })}
          <span className={styles.address}>{new URL(target.address).origin}</span>
        </>
      ),
    },
    { id: 'check', header: t('cors.column.check'), cell: ({ check }) => t(`cors.check.${check}`) },
    {
      id: 'verdict',
      header: t('cors.column.verdict'),
      cell: ({ target, check, result }) => {
        const verdict = verdictOf(target, check, result);
        return (
          <>
            <Badge tone={TONES[verdict]}>{t(`cors.verdict.${verdict}`)}</Badge>
            <span className={styles.timing}>{t('cors.timing', { status: result.status ?? '–', ms: result.ms })}</span>
          </>
        );
      },
    },
    { id: 'fix', header: t('cors.column.fix'), cell: (row) => fixText(row) ?? '–' },
  ];
}
