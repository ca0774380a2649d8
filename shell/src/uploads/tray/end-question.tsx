import { ConfirmDialog } from '@cursiv/shared-ui';
import { useUploadsT } from '../messages/messages.ts';

/** Asks, before a sign-out, whether uploads under way may end. */
export function EndQuestion({ onAnswer }: { onAnswer: (mayEnd: boolean) => void }) {
  const t = useUploadsT();
  return (
    <ConfirmDialog
      open
      title={t('end.title')}
      confirmLabel={t('end.leave')}
      cancelLabel={t('end.stay')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>{t('end.text')}</p>
    </ConfirmDialog>
  );
}
