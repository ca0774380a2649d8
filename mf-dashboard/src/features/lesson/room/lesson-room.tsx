import { DocumentTitle } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { OfflineNotice } from '../../../shared/offline/offline-notice.tsx';
import { LessonBar } from './lesson-bar.tsx';
import * as styles from './lesson-room.module.css';
import { useLessonWords } from './lesson-words.ts';
import { useRoomView } from './room-view.ts';

type LessonRoomProps = {
  documentTitle: string;
  title: ReactNode;
  /** The course, by name, and its home. */
  course: { title: string; home: string };
  place: string;
  /** The addresses of the lessons before and after. */
  ways: { previous?: string | undefined; next?: string | undefined };
  /** Marks the lesson to be found again; for learners. */
  bookmark?: ReactNode;
  outline: ReactNode;
  /** The reader's notes, for who takes or writes the course. */
  notes?: ReactNode;
  children: ReactNode;
};

/** The frame of a lesson: a small bar, its title, what it says, and the outline beside it. */
export function LessonRoom({
  documentTitle,
  title,
  course,
  place,
  ways,
  bookmark,
  outline,
  notes,
  children,
}: LessonRoomProps) {
  const words = useLessonWords();
  const { isAlone, hasOutline, toggleAlone, toggleOutline } = useRoomView();
  return (
    <div className={styles.room} data-alone={isAlone} data-outline={hasOutline}>
      <DocumentTitle>{documentTitle}</DocumentTitle>
      <LessonBar
        course={course}
        place={place}
        ways={ways}
        bookmark={bookmark}
        outline={outline}
        isAlone={isAlone}
        onAlone={toggleAlone}
        hasOutline={hasOutline && !isAlone}
        onOutline={toggleOutline}
        hasNotes={Boolean(notes)}
      />
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          <OfflineNotice />
          {children}
          {notes && <div className={styles.notes}>{notes}</div>}
        </div>
        <aside className={styles.aside} aria-label={words('outline')}>
          {outline}
        </aside>
      </div>
    </div>
  );
}
