import type { QuizSettings } from '@cursiv/shared-domain';
import { Facts } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';

/** What a learner should know before an attempt. */
export function QuizFacts({ settings }: { settings: QuizSettings }) {
  const t = useT();
  const { passPct, timeLimitMin, maxAttempts } = settings;
  return (
    <Facts
      items={[
        { id: 'pass', text: t('attempt.passFrom', { pct: passPct }) },
        { id: 'time', text: timeLimitMin ? t('attempt.minutes', { count: timeLimitMin }) : t('attempt.noTimeLimit') },
        { id: 'attempts', text: maxAttempts ? t('attempt.attempts', { count: maxAttempts }) : undefined },
      ]}
    />
  );
}
