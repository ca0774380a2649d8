import { changeMaintenance } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { StoredOrders } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { maintenanceIn } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, Notice, PagePart, Stack, useReaderZone } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { MaintenanceDialog } from './maintenance-dialog.tsx';
import { useMaintenanceT } from './messages/messages.ts';

/** Whether the whole site is worked on, and what may be done about it. */
export function SiteMaintenance({ orders }: { orders: StoredOrders }) {
  const t = useMaintenanceT();
  const locale = useLocale();
  const zone = useReaderZone();
  const [asked, setAsked] = useState<'begin' | 'end'>();
  const close = () => setAsked(undefined);
  const maintenance = maintenanceIn(orders, new Date());
  return (
    <PagePart
      title={t('title')}
      intro={t('intro')}
      actions={
        <Button variant="secondary" size="small" onClick={() => setAsked(maintenance ? 'end' : 'begin')}>
          {t(`act.${maintenance ? 'end' : 'begin'}`)}
        </Button>
      }
    >
      {maintenance ? (
        <Notice tone="warning" title={t('on')}>
          <p lang="ro">{maintenance.ro}</p>
          <p lang="en">{maintenance.en}</p>
          <p>
            {t(`${maintenance.endsItself ? 'endsItself' : 'isExpected'}`, {
              time: formatDateTime(new Date(maintenance.endsAt), locale, zone),
            })}
          </p>
        </Notice>
      ) : (
        <p>{t('off')}</p>
      )}
      {asked === 'begin' && <MaintenanceDialog revision={orders.revision} onClose={close} />}
      {asked === 'end' && <EndDialog revision={orders.revision} onClose={close} />}
    </PagePart>
  );
}

function EndDialog({ revision, onClose }: { revision: number; onClose: () => void }) {
  const t = useT();
  const maintenanceT = useMaintenanceT();
  const { isPending, failure, run } = useCommand();
  const confirm = async () => {
    const { status } = await run(() => changeMaintenance(revision, null));
    if (status !== 'done') return;
    toast(maintenanceT('ended'), { tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={maintenanceT('asked.end')}
      confirmLabel={maintenanceT('act.end')}
      cancelLabel={t('cancel')}
      tone="primary"
      pending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        <p>{maintenanceT('asked.endText')}</p>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure === 'conflict' ? maintenanceT('conflict') : t(`error.${failure}`)}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
