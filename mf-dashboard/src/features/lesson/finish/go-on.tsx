import { paths } from '@cursiv/shared-platform';
import { ButtonLink } from '@cursiv/shared-ui';
import { LearningCard } from '../../../shared/courses/learning-card.tsx';
import { useLearning } from '../../../shared/courses/use-learning.ts';
import { useLessonWords } from '../room/lesson-words.ts';
import * as styles from './finished-course.module.css';

/** What comes after a course: one that was begun, or the choice of another. */
export function GoOn({ uid, courseId }: { uid: string; courseId: string }) {
  const words = useLessonWords();
  const learning = useLearning(uid);
  if (learning.status !== 'ready') return null;
  const begun = learning.value.find(
    ({ enrollment, course }) => course.id !== courseId && enrollment.status === 'active',
  );
  if (!begun) return <ButtonLink to={paths.courses()}>{words('another')}</ButtonLink>;
  return (
    <div className={styles.next}>
      <h3>{words('goOn')}</h3>
      <LearningCard {...begun} />
    </div>
  );
}
