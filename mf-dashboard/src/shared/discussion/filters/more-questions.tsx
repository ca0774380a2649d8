import { Button, Stack } from '@cursiv/shared-ui';
import * as styles from '../discussion.module.css';
import { useDiscussionT } from '../messages/messages.ts';

type MoreQuestionsProps = { isFiltered: boolean; most: number; onReadOn(): void };

/** Below questions of which there are more: what a filter has not gone through yet, and the way on. */
export function MoreQuestions({ isFiltered, most, onReadOn }: MoreQuestionsProps) {
  const words = useDiscussionT();
  return (
    <Stack gap={1}>
      {isFiltered && (
        <p role="status" className={styles.soft}>
          {words('searched', { count: most })}
        </p>
      )}
      <div>
        <Button variant="secondary" onClick={onReadOn}>
          {words(isFiltered ? 'searchOn' : 'more')}
        </Button>
      </div>
    </Stack>
  );
}
