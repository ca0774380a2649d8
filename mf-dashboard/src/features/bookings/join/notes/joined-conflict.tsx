import type { Settlement } from '@cursiv/shared-domain';
import { Button, Cluster, Notice, Stack } from '@cursiv/shared-ui';
import { useJoinT } from '../messages/messages.ts';
import * as styles from './notes.module.css';

type JoinedConflictProps = { title: string; theirs: readonly string[]; onSettle: (settlement: Settlement) => void };

/** The same paragraph, written differently by two people or in two windows: nothing is lost, the reader decides. */
export function JoinedConflict({ title, theirs, onSettle }: JoinedConflictProps) {
  const t = useJoinT();
  return (
    <Notice tone="warning" role="alert" title={title}>
      <Stack gap={2}>
        <p>{t('conflict.theirs')}</p>
        {theirs.map((text) => (
          <blockquote key={text} className={styles.theirs}>
            {text}
          </blockquote>
        ))}
        <Cluster>
          <Button size="small" onClick={() => onSettle('both')}>
            {t('conflict.both')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => onSettle('mine')}>
            {t('conflict.mine')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => onSettle('theirs')}>
            {t('conflict.other')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
