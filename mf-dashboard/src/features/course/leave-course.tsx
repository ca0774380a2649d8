import { leaveCourse } from '@cursiv/shared-data';
import { errorCode } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, ConfirmDialog, toast } from '@cursiv/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/messages.ts';

type LeaveCourseProps = { uid: string; courseId: string; canLeave: boolean };

/** The way out of a course, for who takes it; asks first, and says what is kept. */
export function LeaveCourse({ uid, courseId, canLeave }: LeaveCourseProps) {
  const t = useT();
  const words = useVocabulary();
  const [isAsked, setIsAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const hasLeft = useRef(false);
  // What had the focus is gone with the enrolment; the page's heading is what is left of it.
  useEffect(() => {
    if (canLeave || isAsked || !hasLeft.current) return;
    hasLeft.current = false;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [canLeave, isAsked]);
  const leave = async () => {
    setIsPending(true);
    try {
      await leaveCourse(uid, courseId);
      hasLeft.current = true;
      toast(t('course.left'), { tone: 'success' });
    } catch (error) {
      toast(words(`error.${errorCode(error)}`), { tone: 'danger' });
    }
    setIsPending(false);
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
