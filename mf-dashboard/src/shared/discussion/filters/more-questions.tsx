import { Button, Stack } from '@cursiv/shared-ui';
import * as styles from '../discussion.module.css';
import { useDiscussionT } from '../messages/messages.ts';

type MoreQuestionsProps = { isFiltered: boolean; isReading: boolean; most: number; onReadOn(): void };

/** Below questions of which there are more: what a filter has not gone through yet, and the way on. */
export function MoreQuestions({ isFiltered, isReading, most, onReadOn }: MoreQuestionsProps) {
  const words = useDiscussionT();
  return (
    <Stack gap={1}>
      {isFiltered && (
        <p role="status" className={styles.soft}>
          {!isReading && words('searched', { count: most })}
        </p>
      )}
      <div>
        <Button variant="secondary" pending={isReading} onClick={onReadOn}>
          {words(isFiltered ? 'searchOn' : 'more')}
        </Button>
      </div>
    </Stack>
  );
}
