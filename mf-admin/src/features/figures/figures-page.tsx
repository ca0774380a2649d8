import { getSiteFigures, useLastReady, useLoad } from '@cursiv/shared-data';
import { DocumentTitle, EmptyState, FilterBar, Page, SelectField, Stack, useChoice } from '@cursiv/shared-ui';
import { useCallback, useMemo, useState } from 'react';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { FigurePart } from './figure-part.tsx';
import { FIGURE_IDS, figureTables } from './figure-tables.ts';
import * as styles from './figures.module.css';
import { useFiguresT } from './messages/messages.ts';
import { figureTime, RANGES, type Range } from './range.ts';

/** What happens on the site in figures, over a time that the address names. */
export default function FiguresPage() {
  const t = useFiguresT();
  const [chosen, choose] = useChoice('range', RANGES);
  const range = chosen ?? '30d';
  return (
    <Page title={t('title')} intro={t('intro')}>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <Stack gap={4}>
        <FilterBar
          label={t('filters')}
          others={[
            {
              id: 'range',
              field: (
                <SelectField
                  label={t('range')}
                  value={range}
                  options={RANGES.map((value) => ({ value, label: t(`ranges.${value}`) }))}
                  onChange={(event) => choose(event.target.value)}
                />
              ),
            },
          ]}
        />
        <Figures range={range} />
      </Stack>
    </Page>
  );
}

function Figures({ range }: { range: Range }) {
  const t = useFiguresT();
  const [now] = useState(() => new Date());
  const time = useMemo(() => figureTime(range, now), [range, now]);
  const load = useCallback(
    async () => ({ time, counts: await getSiteFigures(time.firstMonth, time.lastMonth) }),
    [time],
  );
  const loaded = useLoad(load);
  const shown = useLastReady(loaded);
  const tables = useMemo(() => shown && figureTables(shown.counts, shown.time), [shown]);
  if (loaded.status === 'failed') return <FailureState {...loaded} />;
  if (!shown || !tables) return <ListSkeleton />;
  if (Object.keys(shown.counts).length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <div className={styles.figures} aria-busy={loaded.status === 'loading'}>
      {FIGURE_IDS.map((id) => (
        <FigurePart key={id} id={id} rows={tables[id]} span={shown.time.kind} />
      ))}
    </div>
  );
}
