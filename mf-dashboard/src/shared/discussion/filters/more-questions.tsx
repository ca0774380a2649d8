import { ShowMore } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import * as styles from '../discussion.module.css';
import { useDiscussionT } from '../messages/messages.ts';

type MoreQuestionsProps = {
  isFiltered: boolean;
  hasMore: boolean;
  isReading: boolean;
  most: number;
  onReadOn: () => void;
  children: ReactNode;
};

/** Questions, what a filter has not gone through yet, and the way on. */
export function MoreQuestions({ isFiltered, hasMore, isReading, most, onReadOn, children }: MoreQuestionsProps) {
  const words = useDiscussionT();
  return (
    <ShowMore
      label={words(isFiltered ? 'searchOn' : 'more')}
      {...{ hasMore, isReading }}
      note={
        isFiltered && (
          <p role="status" className={styles.soft}>
            {!isReading && words('searched', { count: most })}
          </p>
        )
      }
      onMore={onReadOn}
    >
      {children}
    </ShowMore>
  );
}
