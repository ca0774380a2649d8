import { getOwnReview, hasVerifiedEmail, saveReview, useLoad } from '@cursiv/shared-data';
import { canReview, type Enrollment } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { useState } from 'react';
import { useLessonWords } from '../room/lesson-words.ts';
import { StarChoice } from './star-choice.tsx';

/** Stars for a course, given with one press. The words of an earlier review stay. */
export function CourseStars({ enrollment }: { enrollment: Enrollment }) {
  const words = useLessonWords();
  const locale = useLocale();
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
  const save = async (rating: number) => {
    const before = await getOwnReview(uid, target);
    await saveReview({ uid, target, rating, text: before?.text ?? '', locale: before?.locale ?? locale });
  };
  return <StarChoice save={save} />;
}
