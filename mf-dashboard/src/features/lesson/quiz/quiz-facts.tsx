import type { QuizSettings } from '@cursiv/shared-domain';
import { Facts } from '@cursiv/shared-ui';
import { useAttemptT } from './messages/messages.ts';

/** What a learner should know before an attempt. */
export function QuizFacts({ settings }: { settings: QuizSettings }) {
  const t = useAttemptT();
  const { passPct, timeLimitMin, maxAttempts } = settings;
  return (
    <Facts
      items={[
        { id: 'pass', text: t('passFrom', { pct: passPct }) },
        { id: 'time', text: timeLimitMin ? t('minutes', { count: timeLimitMin }) : t('noTimeLimit') },
        { id: 'attempts', text: maxAttempts ? t('attempts', { count: maxAttempts }) : undefined },
      ]}
    />
  );
}
