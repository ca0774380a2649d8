import { getOwnReview, hasVerifiedEmail, saveReview, useLoad } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { canReview, type Enrollment, RATINGS } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useLessonWords } from '../room/lesson-words.ts';
import * as styles from './finished-course.module.css';

/** Stars for a course, given with one press. The words of an earlier review stay. */
export function CourseStars({ enrollment }: { enrollment: Enrollment }) {
  const t = useT();
  const words = useLessonWords();
  const locale = useLocale();
  const [given, setGiven] = useState(0);
  const { isPending, failure, run } = useCommand();
  // By the time at which the course was finished; whoever stays for minutes finds the stars on the course's page.
  const [mayReview] = useState(() => canReview(enrollment, new Date()));
  const isVerified = useLoad(hasVerifiedEmail);
  if (!mayReview) return <p>{words('notYet')}</p>;
  if (isVerified.status !== 'ready') return null;
  if (!isVerified.value) {
    return (
      <p>
        {words('unverified')} <Link to={paths.account()}>{words('toAccount')}</Link>
      </p>
    );
  }
  const { uid, courseId } = enrollment;
  const target = { targetKind: 'course', targetId: courseId } as const;
  const give = (rating: number) => {
    if (isPending) return;
    setGiven(rating);
    void run(async () => {
      const before = await getOwnReview(uid, target);
      await saveReview({ uid, target, rating, text: before?.text ?? '', locale: before?.locale ?? locale });
    });
  };
  return (
    <fieldset className={styles.stars}>
      <legend>{words('stars')}</legend>
      {RATINGS.map((rating) => (
        <button
          key={rating}
          type="button"
          className={styles.star}
          aria-label={words('star', { count: rating })}
          aria-pressed={rating === given}
          data-filled={rating <= given}
          onClick={() => give(rating)}
        >
          <Star size={32} aria-hidden />
        </button>
      ))}
      <p role="status">{failure ? t(`error.${failure}`) : given > 0 && !isPending && words('thanks')}</p>
    </fieldset>
  );
}
