import { type DocumentList, useFound } from '@cursiv/shared-data';
import { useT } from '../../../../messages/messages.ts';
import { FailureState } from '../../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../../shared/lists/list-skeleton.tsx';
import { MoreButton } from '../../../../shared/lists/more-button.tsx';
import * as styles from '../user.module.css';
import { FIRST, type RecordLine, RecordLines } from './records.tsx';

type PagedRecordsProps<Found> = {
  title: string;
  list: DocumentList<Found>;
  /** Said when there are none. */
  none: string;
  lineOf: (found: Found) => RecordLine;
};

/** What may be much of somebody's: a few lines at a time. Pass a list that is stable between renders. */
export function PagedRecords<Found>({ title, list, none, lineOf }: PagedRecordsProps<Found>) {
  const t = useT();
  const { rows, last, isReading, more } = useFound(list, FIRST);
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {rows.status === 'failed' ? (
        <FailureState {...rows} />
      ) : !last ? (
        <ListSkeleton />
      ) : last.found.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <RecordLines lines={last.found.map(lineOf)} />
      )}
      {last?.hasMore && <MoreButton isPending={isReading} onMore={more} label={t('user.moreOf', { list: title })} />}
    </section>
  );
}
