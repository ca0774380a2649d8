import type { Attempt } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Badge, Button, Facts } from '@cursiv/shared-ui';
import { useState } from 'react';
import type { ReadableCourse } from '../../../../shared/courses/readable-course.ts';
import { useAttemptT } from '../messages/messages.ts';
import * as styles from '../quiz.module.css';
import { AttemptReview } from './attempt-review.tsx';

type PastAttemptsProps = { course: ReadableCourse; attempts: readonly Attempt[]; uid: string };

/** The attempts that were judged, each with its review. */
export function PastAttempts({ course, attempts, uid }: PastAttemptsProps) {
  const t = useAttemptT();
  if (attempts.length === 0) return null;
  return (
    <section aria-label={t('past')}>
      <h3 className={styles.pastTitle}>{t('past')}</h3>
      <ol reversed start={attempts.length} className={styles.past}>
        {attempts.map((attempt) => (
          <PastAttempt key={attempt.id} course={course} attempt={attempt} uid={uid} />
        ))}
      </ol>
    </section>
  );
}

function PastAttempt({ course, attempt, uid }: { course: ReadableCourse; attempt: Attempt; uid: string }) {
  const t = useAttemptT();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { status, score, submittedAt, number } = attempt;
  return (
    <li>
      <div className={styles.pastLine}>
        <Facts
          items={[
            { id: 'when', text: submittedAt && formatDateTime(submittedAt, locale) },
            { id: 'score', text: score && t('score', { pct: score.pct }) },
            {
              id: 'status',
              text: (
                <Badge size="small" tone={status === 'passed' ? 'success' : 'neutral'}>
                  {t(status === 'passed' ? 'passed' : 'failed')}
                </Badge>
              ),
            },
          ]}
        />
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-label={t('review', { number })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'hide' : 'show')}
        </Button>
      </div>
      {isOpen && <AttemptReview course={course} attempt={attempt} uid={uid} />}
    </li>
  );
}
