import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { Button, usePreferences } from '@cursiv/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useLessonWords } from '../room/lesson-words.ts';
import * as styles from './next-countdown.module.css';
import { startNextFilm } from './starting.ts';

const SECONDS = 10;

type NextCountdownProps = { course: ReadableCourse; lesson: ReadableLesson };

/** Goes on to the next lesson after some seconds, for who has chosen that; a press, Escape, or playing the film again stops it. */
export default function NextCountdown(props: NextCountdownProps) {
  const { autoplayNext, reducedData } = usePreferences();
  const [isStopped, setIsStopped] = useState(false);
  if (!autoplayNext || reducedData || isStopped) return null;
  return <Countdown {...props} onStop={() => setIsStopped(true)} />;
}

function Countdown({ course, lesson, onStop }: NextCountdownProps & { onStop: () => void }) {
  const t = useT();
  const words = useLessonWords();
  const title = useTextOf()(lesson.title, course.baseLocale) || t('untitledLesson');
  const go = useGo();
  const [left, setLeft] = useState(SECONDS);
  const goOn = useEffectEvent(() => {
    startNextFilm();
    void go(paths.lessonVideo(course.id, lesson.id));
  });
  const stop = useEffectEvent(onStop);
  useEffect(() => {
    const timer = setInterval(() => {
      // Nothing moves on behind somebody's back.
      if (document.visibilityState === 'visible') setLeft((seconds) => seconds - 1);
    }, 1000);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('play', () => stop(), { signal, capture: true });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, []);
  useEffect(() => {
    if (left === 0) goOn();
  }, [left]);
  return (
    <div className={styles.countdown}>
      <p role="status">{words('soon', { title, count: SECONDS })}</p>
      <span className={styles.left} aria-hidden>
        {Math.max(0, left)}
      </span>
      <Button variant="secondary" size="small" onClick={onStop}>
        {words('stay')}
      </Button>
    </div>
  );
}
