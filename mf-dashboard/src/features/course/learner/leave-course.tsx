import { leaveCourse } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog } from '@cursiv/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../messages/messages.ts';

type LeaveCourseProps = { uid: string; courseId: string; canLeave: boolean };

/** The way out of a course, for who takes it; asks first, and says what is kept. */
export function LeaveCourse({ uid, courseId, canLeave }: LeaveCourseProps) {
  const t = useT();
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, run } = useCommand();
  const hasLeft = useRef(false);
  // What had the focus is gone with the enrolment; the page's heading is what is left of it.
  useEffect(() => {
    if (canLeave || isAsked || !hasLeft.current) return;
    hasLeft.current = false;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [canLeave, isAsked]);
  const leave = async () => {
    const outcome = await run(() => leaveCourse(uid, courseId));
    if (outcome.status === 'busy') return;
    hasLeft.current = outcome.status === 'done';
    if (outcome.status === 'done') toast(t('course.left'), { tone: 'success' });
    else toast(t(`error.${outcome.code}`), { tone: 'danger' });
    setIsAsked(false);
  };
  return (
    <>
      {canLeave && (
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
