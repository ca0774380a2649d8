import { type Loadable, useLastReady, useWatch, type Watch } from '@cursiv/shared-data';
import { Button } from '@cursiv/shared-ui';
import { type ReactNode, useState } from 'react';
import { FailureState } from '../../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../../shared/lists/list-skeleton.tsx';
import { useUserT } from '../messages/messages.ts';
import * as styles from '../user.module.css';

/** What one line says. */
export interface RecordLine {
  id: string;
  what: ReactNode;
  /** Its state and its day, beside it. */
  facts: string;
}

/** Lines shown at first. */
export const FIRST = 5;

type RecordsProps<Found> = {
  /** Where a part of the page has several lists. */
  title?: string;
  watch: Watch<Found[]>;
  /** Said when there are none. */
  none: string;
  lineOf: (found: Found) => RecordLine;
};

/** What somebody left in one collection: the first few, then all. */
export function Records<Found>({ title, ...props }: RecordsProps<Found>) {
  return (
    <section>
      {title && <h3 className={styles.title}>{title}</h3>}
      <Lines {...props} />
    </section>
  );
}

function Lines<Found>({ watch, none, lineOf }: Omit<RecordsProps<Found>, 'title'>) {
  const t = useUserT();
  const watched: Loadable<Found[]> = useWatch(watch);
  const found = useLastReady(watched);
  const [isWhole, setIsWhole] = useState(false);
  if (watched.status === 'failed') return <FailureState {...watched} />;
  if (!found) return <ListSkeleton />;
  if (found.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <>
      <RecordLines lines={(isWhole ? found : found.slice(0, FIRST)).map(lineOf)} />
      {!isWhole && found.length > FIRST && (
        <Button className={styles.more ?? ''} variant="secondary" size="small" onClick={() => setIsWhole(true)}>
          {t('all', { count: found.length })}
        </Button>
      )}
    </>
  );
}

/** Lines of what somebody left. */
export function RecordLines({ lines }: { lines: readonly RecordLine[] }) {
  return (
    <ul className={styles.records}>
      {lines.map(({ id, ...line }) => (
        <RecordItem key={id} {...line} />
      ))}
    </ul>
  );
}

/** One line of a list. */
export function RecordItem({ what, facts }: Omit<RecordLine, 'id'>) {
  return (
    <li className={styles.record}>
      <span className={styles.what}>{what}</span>
      <span className={styles.facts}>{facts}</span>
    </li>
  );
}
