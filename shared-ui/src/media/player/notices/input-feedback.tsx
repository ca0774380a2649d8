import { BufferingIndicator, PlayButton, SeekIndicator, StatusAnnouncer } from '@videojs/react';
import { LoaderCircle, Play } from 'lucide-react';
import * as styles from '../player.module.css';

/** Feedback in the picture: the large button before the start, waiting, and the jump after a key or a double tap. */
export function InputFeedback() {
  return (
    <>
      <BufferingIndicator className={styles.waiting ?? ''}>
        <LoaderCircle aria-hidden />
      </BufferingIndicator>
      <PlayButton
        render={(props, { started }) => (
          // A second way to functions that the controls already offer: for pointers only.
          <button {...props} type="button" tabIndex={-1} aria-hidden className={styles.start} hidden={started}>
            <Play aria-hidden />
          </button>
        )}
      />
      <SeekIndicator.Root className={styles.seek ?? ''}>
        <SeekIndicator.Value />
      </SeekIndicator.Root>
      <StatusAnnouncer className={styles.spoken ?? ''} />
    </>
  );
}
