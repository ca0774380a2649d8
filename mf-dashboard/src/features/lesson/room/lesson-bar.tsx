import { Link } from '@cursiv/shared-router';
import { Dialog, IconButton } from '@cursiv/shared-ui';
import { ArrowLeft, ListTree, Maximize2, Minimize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LessonKeys } from '../keys/lesson-keys.tsx';
import { PrintButton } from '../print/print-button.tsx';
import * as styles from './lesson-bar.module.css';
import { useLessonWords } from './lesson-words.ts';

type LessonBarProps = {
  course: { title: string; home: string };
  place: string;
  /** The addresses of the lessons before and after. */
  ways: { previous?: string | undefined; next?: string | undefined };
  bookmark: ReactNode;
  outline: ReactNode;
  isAlone: boolean;
  onAlone: () => void;
  hasOutline: boolean;
  onOutline: () => void;
  /** Whether the reader has notes here, which they may print. */
  hasNotes: boolean;
};

const isWide = () => window.matchMedia('(width >= 64rem)').matches;

/** The way back to the course, the lesson's place in it, and the tools. */
export function LessonBar(props: LessonBarProps) {
  const { course, place, ways, bookmark, outline, isAlone, onAlone, hasOutline, onOutline, hasNotes } = props;
  const words = useLessonWords();
  const [isDrawn, setIsDrawn] = useState(false);
  return (
    <div className={styles.bar}>
      <Link to={course.home} className={styles.back}>
        <ArrowLeft size={18} aria-hidden />
        <span className={styles.course}>{course.title}</span>
      </Link>
      <span className={styles.place}>{place}</span>
      <div role="toolbar" aria-label={words('tools')} className={styles.tools}>
        {bookmark}
        <IconButton
          className={styles.wide}
          label={words(isAlone ? 'unfocus' : 'focus')}
          icon={isAlone ? <Minimize2 size={20} aria-hidden /> : <Maximize2 size={20} aria-hidden />}
          onClick={onAlone}
        />
        <PrintButton hasNotes={hasNotes} className={styles.wide} />
        <LessonKeys previous={ways.previous} next={ways.next} className={styles.wide} />
        <IconButton
          label={words('outline')}
          icon={<ListTree size={20} aria-hidden />}
          data-pressed={hasOutline}
          onClick={() => (isWide() ? onOutline() : setIsDrawn(true))}
        />
      </div>
      {/* A press on a lesson leads away, and the drawer with it. */}
      <Dialog open={isDrawn} onClose={() => setIsDrawn(false)} title={words('outline')} closeLabel={words('close')}>
        {outline}
      </Dialog>
    </div>
  );
}
