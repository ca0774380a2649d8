import { getDeletionEffects, useLoad } from '@cursiv/shared-data';
import { DELETION_DAYS, type DeletionEffects } from '@cursiv/shared-domain';
import { Button, Cluster, Dialog, Stack } from '@cursiv/shared-ui';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import * as styles from './deletion.module.css';
import { useDeletionT } from './texts/texts.ts';

const COUNTED = ['courses', 'drafts', 'resources', 'certificates', 'bookings'] as const;

/** Says what deleting the account will do, to whom, before it is asked for. */
export function DeletionDialog({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const deletionT = useDeletionT();
  const effects = useLoad(getDeletionEffects);
  return (
    <Dialog open onClose={onCancel} title={deletionT('dialogTitle')} closeLabel={deletionT('cancel')}>
      <LoadableView of={effects}>
        {(known) => (
          <Stack>
            <p>{deletionT('happens', { count: DELETION_DAYS })}:</p>
            <Effects of={known} />
            <p>{deletionT('copyFirst')}</p>
            <Cluster>
              <Button variant="danger" onClick={onConfirm}>
                {deletionT('confirm', { count: DELETION_DAYS })}
              </Button>
              <Button variant="secondary" onClick={onCancel}>
                {deletionT('cancel')}
              </Button>
            </Cluster>
          </Stack>
        )}
      </LoadableView>
    </Dialog>
  );
}

function Effects({ of }: { of: DeletionEffects }) {
  const deletionT = useDeletionT();
  return (
    <ul className={styles.effects}>
      <li>{deletionT('erased')}</li>
      {COUNTED.filter((name) => of[name] > 0).map((name) => (
        <li key={name}>{deletionT(name, { count: of[name] })}</li>
      ))}
      <li>{deletionT('anonymous')}</li>
    </ul>
  );
}
