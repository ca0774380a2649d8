import { Button, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { AddressForm } from './address-form.tsx';
import type { AddressService } from './address-service.ts';
import { AddressWait } from './address-wait.tsx';
import { useAddressT } from './texts/texts.ts';
import { useAskedAddress } from './use-asked-address.ts';

type AddressChangeProps = { uid: string; email: string; hasPassword: boolean; service: AddressService };

/** Changes the account's address: a form, and then a link in a mail to the new one. */
export function AddressChange({ uid, email, hasPassword, service }: AddressChangeProps) {
  const addressT = useAddressT();
  const { asked, ask, forget } = useAskedAddress(uid, email, service.follow);
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const person = { email, hasPassword };
  const sent = (address: string) => {
    ask(address);
    setIsSent(true);
    setIsOpen(false);
  };
  return (
    <Stack>
      {asked !== undefined && (
        <AddressWait key={asked} asked={asked} isNew={isSent} person={person} service={service} onForget={forget} />
      )}
      <div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {addressT('change')}
        </Button>
      </div>
      {isOpen && <AddressForm person={person} send={service.send} onSent={sent} />}
    </Stack>
  );
}
