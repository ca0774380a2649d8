import { useCommand } from '@cursiv/shared-data/commands';
import { type AppErrorCode, RATINGS } from '@cursiv/shared-domain';
import { Button } from '@cursiv/shared-ui';
import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useLessonWords } from '../room/lesson-words.ts';
import * as styles from './finished-course.module.css';

/** Stars that are saved with one press; those that could not be saved stay chosen, to be saved again. */
export function StarChoice({ save }: { save: (rating: number) => Promise<void> }) {
  const t = useT();
  const words = useLessonWords();
  const [given, setGiven] = useState(0);
  const [failure, setFailure] = useState<AppErrorCode>();
  const { isPending, run } = useCommand();
  const chosen = useRef<HTMLButtonElement>(null);
  const give = async (rating: number) => {
    if (isPending) return;
    setGiven(rating);
    const outcome = await run(() => save(rating));
    setFailure(outcome.status === 'failed' ? outcome.code : undefined);
  };
  const giveAgain = async () => {
    // The pressed button may go.
    chosen.current?.focus();
    await give(given);
  };
  return (
    <fieldset className={styles.stars}>
      <legend>{words('stars')}</legend>
      {RATINGS.map((rating) => (
        <button
          key={rating}
          ref={rating === given ? chosen : undefined}
          type="button"
          className={styles.star}
          aria-label={words('star', { count: rating })}
          aria-pressed={rating === given}
          data-filled={rating <= given}
          onClick={() => void give(rating)}
        >
          <Star size={32} aria-hidden />
        </button>
      ))}
      <p role="status">{given > 0 && !isPending && !failure && words('thanks')}</p>
      {failure && !isPending && (
        <div className={styles.failure}>
          <p role="alert">
            {words('starsFailed', { count: given })} {t(`error.${failure}`)}
          </p>
          <Button variant="secondary" size="small" onClick={() => void giveAgain()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
