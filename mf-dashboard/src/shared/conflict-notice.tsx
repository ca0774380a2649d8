import { Button, Cluster, Notice } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';

/** Somebody saved the edited thing elsewhere: nothing is lost, and the author decides which version stays. */
export function ConflictNotice({ onOverwrite, onReopen }: { onOverwrite: () => void; onReopen: () => void }) {
  const t = useT();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('conflict.title')}
      action={
        <Cluster>
          <Button size="small" onClick={onOverwrite}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="small" variant="secondary" onClick={onReopen}>
            {t('conflict.openOther')}
          </Button>
        </Cluster>
      }
    >
      {t('conflict.text')}
    </Notice>
  );
}
