import { TimeSlider } from '@videojs/react';
import * as styles from './timeline.module.css';

/** The position, the loaded part and the chapters; can be dragged, clicked or moved by keys. */
export function Timeline() {
  return (
    <TimeSlider.Root className={styles.slider ?? ''} step={5} largeStep={30}>
      <TimeSlider.Chapters
        className={styles.chapters ?? ''}
        renderChapter={(props) => (
          <div {...props} className={styles.chapter}>
            <TimeSlider.Track className={styles.track ?? ''}>
              <TimeSlider.Buffer className={styles.buffer ?? ''} />
              <TimeSlider.Fill className={styles.fill ?? ''} />
            </TimeSlider.Track>
          </div>
        )}
      />
      <TimeSlider.Thumb className={styles.thumb ?? ''} />
      <TimeSlider.Preview className={styles.preview ?? ''}>
        <TimeSlider.ChapterTitle className={styles.chapterTitle ?? ''} />
        <TimeSlider.Value type="pointer" />
      </TimeSlider.Preview>
    </TimeSlider.Root>
  );
}
