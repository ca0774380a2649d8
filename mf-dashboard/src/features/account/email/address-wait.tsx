import { useCommand } from '@cursiv/shared-data/commands';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, FormError, Notice, Stack } from '@cursiv/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useFreshly } from '../copy/use-freshly.tsx';
import { useAccountT } from '../messages/messages.ts';
import type { AddressService } from './address-service.ts';
import { useAddressT } from './texts/texts.ts';
import { useCooldown } from './use-cooldown.ts';
import * as styles from './verification-notice.module.css';

/** Seconds until the message can be requested again. */
const WAIT = 60;

type AddressWaitProps = {
  /** The new address. */
  asked: string;
  /** It was asked for just now, so that the notice takes the focus. */
  isNew: boolean;
  person: { email: string; hasPassword: boolean };
  service: AddressService;
  onForget: () => void;
};

/** Says what becomes of the account when the link is opened, and looks whether it was. */
export function AddressWait({ asked, isNew, person, service, onForget }: AddressWaitProps) {
  const t = useT();
  const accountT = useAccountT();
  const addressT = useAddressT();
  const { isPending, failure, run } = useCommand();
  const texts = { email: asked, old: person.email };
  const ref = useRef<HTMLDivElement>(null);
  const [isSame, setIsSame] = useState(false);
  const { secondsLeft, begin } = useCooldown(WAIT);
  const resend = useFreshly(person, async () => {
    await service.send(asked);
    begin();
    toast(addressT('sent', texts), { tone: 'success' });
  });
  const look = async () => {
    const present = await service.present();
    const isUnopened = present === person.email;
    setIsSame(isUnopened);
    if (isUnopened) return;
    service.follow();
    toast(addressT('changed', { email: present }), { tone: 'success' });
    onForget();
  };
  // Whoever comes back from their mail sees at once what has become of it: opening the link has ended this session.
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') service.present().catch((error: unknown) => console.info(error));
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [service]);
  useEffect(() => {
    if (isNew) ref.current?.focus();
  }, [isNew]);
  const stop = () => {
    onForget();
    toast(addressT('stopped', texts));
  };
  const problem = failure ?? resend.failure;
  return (
    <Stack gap={2}>
      <div ref={ref} tabIndex={-1}>
        <Notice role="status" title={addressT('waitingTitle', texts)}>
          <p>{addressT('waiting', texts)}</p>
          <p>{addressT('nothing')}</p>
          {isSame && <p>{addressT('notYet', texts)}</p>}
        </Notice>
      </div>
      {problem && <FormError title={t(`error.${problem}`)} />}
      <Cluster>
        <Button variant="secondary" pending={isPending} onClick={() => void run(look)}>
          {addressT('opened')}
        </Button>
        <Button variant="secondary" pending={resend.isPending} disabled={secondsLeft > 0} onClick={resend.start}>
          {addressT('again')}
        </Button>
        <Button variant="quiet" onClick={stop}>
          {addressT('stop')}
        </Button>
      </Cluster>
      {secondsLeft > 0 && <p className={styles.wait}>{accountT('wait', { count: secondsLeft })}</p>}
      {resend.dialog}
    </Stack>
  );
}
