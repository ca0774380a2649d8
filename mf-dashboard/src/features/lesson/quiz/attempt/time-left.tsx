import { VisuallyHidden } from '@cursiv/shared-ui';
import { useAttemptT } from '../messages/messages.ts';
import * as styles from '../quiz.module.css';

/** When assistive technology is told, in seconds before the end. */
const TOLD = [600, 300, 60];

const two = (part: number) => String(part).padStart(2, '0');

/** The time that is left, always in sight; read out a few times only. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const t = useAttemptT();
  const told = TOLD.find((mark) => seconds <= mark && seconds > mark - 5);
  return (
    <div className={styles.time} data-short={seconds <= 60}>
      <span role="timer" aria-label={t('timeLeft')}>
        {Math.floor(seconds / 60)}:{two(seconds % 60)}
      </span>
      <VisuallyHidden>
        <span role="status">{told && t('minutesLeft', { count: Math.round(told / 60) })}</span>
      </VisuallyHidden>
    </div>
  );
}
