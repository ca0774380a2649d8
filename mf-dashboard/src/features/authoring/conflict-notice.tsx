import { Button, Cluster, Notice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** The course was saved elsewhere meanwhile: nothing is lost, and the author decides which version stays. */
export function ConflictNotice({ onOverwrite, onReopen }: { onOverwrite: () => void; onReopen: () => void }) {
  const t = useT();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('authoring.conflict')}
      action={
        <Cluster>
          <Button size="small" onClick={onOverwrite}>
            {t('authoring.keepMine')}
          </Button>
          <Button size="small" variant="secondary" onClick={onReopen}>
            {t('authoring.openOther')}
          </Button>
        </Cluster>
      }
    >
      {t('authoring.conflictText')}
    </Notice>
  );
}
