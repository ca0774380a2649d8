import { type DocumentList, useFound } from '@cursiv/shared-data';
import { type ReactNode, useId } from 'react';
import { FailureState } from '../../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../../shared/lists/list-skeleton.tsx';
import { MoreButton } from '../../../../shared/lists/more-button.tsx';
import { useUserT } from '../messages/messages.ts';
import * as styles from '../user.module.css';
import { FIRST } from './records.tsx';

type PagedRecordsProps<Found> = {
  title: string;
  list: DocumentList<Found>;
  /** Said when there are none. */
  none: string;
  /** One of them, as an item of the list with a key. */
  lineOf: (found: Found) => ReactNode;
};

/** What may be much of somebody's: a few lines at a time. Pass a list that is stable between renders. */
export function PagedRecords<Found>({ title, list, none, lineOf }: PagedRecordsProps<Found>) {
  const t = useUserT();
  const titleId = useId();
  const { rows, last, isReading, more } = useFound(list, FIRST);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {rows.status === 'failed' ? (
        <FailureState {...rows} />
      ) : !last ? (
        <ListSkeleton />
      ) : last.found.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.records}>{last.found.map(lineOf)}</ul>
      )}
      {last?.hasMore && <MoreButton isPending={isReading} onMore={more} label={t('moreOf', { list: title })} />}
    </section>
  );
}
