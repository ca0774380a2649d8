import type { UserAccount } from '@cursiv/shared-data';
import type { OpenDataRequests } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Button, Notice, Stack, useReaderZone } from '@cursiv/shared-ui';
import { useState } from 'react';
import * as styles from '../user.module.css';
import { useRequestsT } from './messages/messages.ts';
import { OnBehalfDialog, type RequestActs } from './on-behalf-dialog.tsx';

type OpenRequestsProps = {
  user: UserAccount;
  open: OpenDataRequests;
  acts: RequestActs;
  /** Called after each try: what stands open may be another. */
  onActed: () => void;
};

/** What stands open, and the buttons for what may be asked or withdrawn. */
export function OpenRequests({ user, open: { copy, deletion }, acts, onActed }: OpenRequestsProps) {
  const t = useRequestsT();
  const [asked, setAsked] = useState<keyof RequestActs>();
  const isSuspended = user.status === 'suspended';
  return (
    <Stack gap={2}>
      {copy && <CopyNotice copy={copy} />}
      {deletion && <DeletionNotice deletion={deletion} />}
      {isSuspended && <p className={styles.none}>{t('suspended')}</p>}
      {!deletion?.hasBegun && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            disabled={copy !== undefined || isSuspended}
            onClick={() => setAsked('copy')}
          >
            {t('act.copy')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setAsked(deletion ? 'callOff' : 'deletion')}>
            {t(`act.${deletion ? 'callOff' : 'deletion'}`)}
          </Button>
        </div>
      )}
      {asked && (
        <OnBehalfDialog
          key={asked}
          user={user}
          what={asked}
          act={acts[asked]}
          onActed={onActed}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

function useMoment() {
  const locale = useLocale();
  const zone = useReaderZone();
  return (iso: string) => formatDateTime(new Date(iso), locale, zone);
}

function CopyNotice({ copy }: { copy: NonNullable<OpenDataRequests['copy']> }) {
  const t = useRequestsT();
  const moment = useMoment();
  return (
    <Notice role="status" title={t(`${copy.status}`)}>
      {t(`${copy.status}Text`, { date: moment(copy.status === 'ready' ? copy.expiresAt : copy.askedAt) })}
    </Notice>
  );
}

type DeletionNoticeProps = { deletion: NonNullable<OpenDataRequests['deletion']> };

function DeletionNotice({ deletion: { hasBegun, isOnBehalf, dueAt } }: DeletionNoticeProps) {
  const t = useRequestsT();
  const moment = useMoment();
  if (hasBegun)
    return (
      <Notice tone="warning" role="status" title={t('begun')}>
        {t('begunText')}
      </Notice>
    );
  return (
    <Notice tone="warning" role="status" title={t('deletion', { date: moment(dueAt) })}>
      {t(`${isOnBehalf ? 'onBehalf' : 'byThemselves'}`)}
    </Notice>
  );
}
