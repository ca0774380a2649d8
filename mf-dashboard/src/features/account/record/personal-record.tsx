import { useGrowingList, watchPersonalRecord } from '@cursiv/shared-data';
import { ShowMore } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { RecordLine } from './record-line.tsx';
import { useRecordT } from './texts/texts.ts';

/** Lines shown at first and added by each "show more". */
const STEP = 5;

/** What administrators and functions did with the person's account and works, the newest first. */
export function PersonalRecordList({ uid }: { uid: string }) {
  const recordT = useRecordT();
  const [most, setMost] = useState(STEP);
  // One more than is shown says that there are more.
  const watch = useMemo(() => watchPersonalRecord(uid, most + 1), [uid, most]);
  const { list, isReading, hasMore } = useGrowingList(watch, most + 1);
  return (
    <LoadableView of={list}>
      {(records) =>
        records.length === 0 ? (
          <p>{recordT('none')}</p>
        ) : (
          <ShowMore label={recordT('more')} {...{ hasMore, isReading }} onMore={() => setMost(most + STEP)}>
            <ul>
              {records.slice(0, most).map((record) => (
                <RecordLine key={record.id} record={record} />
              ))}
            </ul>
          </ShowMore>
        )
      }
    </LoadableView>
  );
}
