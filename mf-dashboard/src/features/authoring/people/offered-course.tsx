import { useCommand } from '@cursiv/shared-data/commands';
import type { AppErrorCode, CourseOffer } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, FormError, Notice, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useHandingOverWords } from './handing-over-words.ts';

type Answer = 'accepted' | 'declined';

type OfferedCourseProps = {
  offer: CourseOffer;
  /** Who offers it. */
  name: string;
  answer: (said: Answer) => Promise<void>;
};

/** That the course is offered to the reader, who takes it over or does not want it, knowing what each means. */
export function OfferedCourse({ offer, name, answer }: OfferedCourseProps) {
  const t = useT();
  const words = useHandingOverWords();
  const locale = useLocale();
  const { isPending, failure, run } = useCommand();
  const [isAsked, setIsAsked] = useState(false);
  const say = async (said: Answer) => {
    const outcome = await run(() => answer(said));
    if (outcome.status !== 'done') return;
    setIsAsked(false);
    toast(words(said === 'accepted' ? 'taken' : 'refused'), { tone: 'success' });
  };
  const said: Partial<Record<AppErrorCode, string>> = {
    'address-unproven': words('unproven'),
    'quota-exceeded': words('noRoom'),
    'not-found': words('gone'),
    busy: words('publishing'),
  };
  const refusal = failure && <FormError title={said[failure] ?? t(`error.${failure}`)} />;
  return (
    <Notice title={words('offers', { name })}>
      <Stack gap={1}>
        <p>{words('answerUntil', { date: formatDate(offer.expiresAt, locale) })}</p>
        {!isAsked && refusal}
        <div>
          <Button size="small" onClick={() => setIsAsked(true)}>
            {words('take')}
          </Button>{' '}
          <Button size="small" variant="secondary" pending={isPending && !isAsked} onClick={() => void say('declined')}>
            {words('refuse')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsked}
        tone="primary"
        title={words('takeTitle')}
        confirmLabel={words('take')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void say('accepted')}
        onCancel={() => setIsAsked(false)}
      >
        <ul>
          {(['takeAll', 'takeRoom', 'takeLive', 'takeReview', 'takeOwner'] as const).map((part) => (
            <li key={part}>{words(part, { name })}</li>
          ))}
        </ul>
        {isAsked && refusal}
      </ConfirmDialog>
    </Notice>
  );
}
