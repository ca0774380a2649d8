import { type RosterQuestion, useWatch, watchRoster } from '@cursiv/shared-data';
import type { RosterEntry } from '@cursiv/shared-domain';
import { Button, EmptyState, type Sorting, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useTeachingT } from '../messages/messages.ts';
import * as styles from './roster.module.css';
import { RosterTable } from './roster-table.tsx';

/** Learners on one page; each page reads so many documents and one more, however many learners there are. */
const PAGE = 50;

type RosterListProps = {
  caption: string;
  question: RosterQuestion;
  sorting: Sorting;
  isNarrowed: boolean;
  onClear: () => void;
};

/** The learners that a question finds, page by page, as they move. Give it a key for each question. */
export function RosterList({ caption, question, sorting, isNarrowed, onClear }: RosterListProps) {
  const teach = useTeachingT();
  // The last learner of every page before the present one.
  const [passed, setPassed] = useState<readonly RosterEntry[]>([]);
  const after = passed.at(-1);
  const watched = useWatch(useMemo(() => watchRoster(question, after, PAGE + 1), [question, after]));
  return (
    <LoadableView of={watched}>
      {(found) => {
        const entries = found.slice(0, PAGE);
        const last = entries.at(-1);
        const hasMore = found.length > PAGE;
        if (entries.length === 0 && passed.length === 0) {
          return isNarrowed ? (
            <EmptyState
              title={teach('roster.none')}
              text={teach('roster.noneText')}
              action={<Button onClick={onClear}>{teach('roster.clear')}</Button>}
            />
          ) : (
            <EmptyState title={teach('roster.empty')} text={teach('roster.emptyText')} />
          );
        }
        return (
          <Stack gap={2}>
            <RosterTable caption={caption} entries={entries} sorting={sorting} />
            {(hasMore || passed.length > 0) && (
              <div className={styles.pages}>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={passed.length === 0}
                  onClick={() => setPassed(passed.slice(0, -1))}
                >
                  {teach('roster.previous')}
                </Button>
                <span role="status">{teach('roster.page', { page: passed.length + 1 })}</span>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={!hasMore}
                  onClick={() => last && setPassed([...passed, last])}
                >
                  {teach('roster.next')}
                </Button>
              </div>
            )}
          </Stack>
        );
      }}
    </LoadableView>
  );
}
