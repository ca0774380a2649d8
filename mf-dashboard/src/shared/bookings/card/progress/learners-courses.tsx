import { getLearnersCourses } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { Booking, LearnersCourse } from '@cursiv/shared-domain';
import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Button, FormError } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { LocalText } from '../../../local-text.tsx';
import * as styles from '../booking-card.module.css';
import { useProgressT } from './progress-words.ts';

/** Who the learner is: their courses and how far they are, fetched when the expert wants to see them. */
export function LearnersCourses({ booking }: { booking: Booking }) {
  const t = useT();
  const own = useProgressT();
  const locale = useLocale();
  const name = booking.learnerName;
  const { isPending, failure, run } = useCommand();
  const [courses, setCourses] = useState<LearnersCourse[]>();
  const see = () => run(async () => setCourses(await getLearnersCourses(booking.id)));
  if (!courses)
    return (
      <>
        <div>
          <Button variant="quiet" size="small" pending={isPending} onClick={() => void see()}>
            {own('see', { name })}
          </Button>
        </div>
        {failure && <FormError title={t(`error.${failure}`)} />}
      </>
    );
  if (courses.length === 0) return <p className={styles.note}>{own('none', { name })}</p>;
  return (
    <ul className={styles.courses} aria-label={own('courses', { name })}>
      {courses.map(({ id, title, pct }) => (
        <li key={id}>
          <LocalText value={title} /> · {formatNumber(pct / 100, locale, { style: 'percent' })}
        </li>
      ))}
    </ul>
  );
}
