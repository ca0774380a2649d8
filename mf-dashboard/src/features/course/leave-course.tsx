import { leaveCourse } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, ConfirmDialog, toast } from '@cursiv/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/messages.ts';

type LeaveCourseProps = { uid: string; courseId: string; isLearning: boolean };

/** Leaves a course; asks first, and says what is kept. */
export function LeaveCourse({ uid, courseId, isLearning }: LeaveCourseProps) {
  const t = useT();
  const words = useVocabulary();
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, run } = useCommand();
  const hasLeft = useRef(false);
  // The focused element disappears with the enrolment; focus moves to the page's heading.
  useEffect(() => {
    if (isLearning || isAsked || !hasLeft.current) return;
    hasLeft.current = false;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isLearning, isAsked]);
  const leave = async () => {
    const outcome = await run(() => leaveCourse(uid, courseId));
    if (outcome.status === 'busy') return;
    hasLeft.current = outcome.status === 'done';
    if (outcome.status === 'done') toast(t('course.left'), { tone: 'success' });
    else toast(words(`error.${outcome.code}`), { tone: 'danger' });
    setIsAsked(false);
  };
  return (
    <>
      {isLearning && (
        <Button variant="quiet" size="small" onClick={() => setIsAsked(true)}>
          {t('course.leave')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t('course.leaveTitle')}
        confirmLabel={t('course.leave')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void leave()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{t('course.leaveText')}</p>
      </ConfirmDialog>
    </>
  );
}
