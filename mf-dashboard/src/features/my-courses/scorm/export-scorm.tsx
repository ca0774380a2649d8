import { Button, ConfirmDialog } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useScormT } from './messages/messages.ts';

type ExportScormProps = {
  title: string;
  /** Titles of the lessons whose film stays behind. */
  unplayed: readonly string[];
  isPending: boolean;
  onExport: () => Promise<void>;
};

/** Gives a course out for other learning systems, after saying what goes with it. */
export function ExportScorm({ title, unplayed, isPending, onExport }: ExportScormProps) {
  const t = useT();
  const scormT = useScormT();
  const [isAsked, setIsAsked] = useState(false);
  const give = async () => {
    await onExport();
    setIsAsked(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`${scormT('export')}: ${title}`}
        onClick={() => setIsAsked(true)}
      >
        {scormT('export')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        tone="primary"
        title={scormT('title', { title })}
        confirmLabel={scormT('confirm')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void give()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{scormT('about')}</p>
        {unplayed.length > 0 && <p>{scormT('unplayed', { count: unplayed.length, lessons: unplayed.join(', ') })}</p>}
        <p>{scormT('keys')}</p>
      </ConfirmDialog>
    </>
  );
}
