import type { NewSecondFactor } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { Button, Dialog, Form, FormError, QrCode, Stack, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useFactorT } from './texts/texts.ts';

type EnrolDialogProps = {
  factor: NewSecondFactor;
  onCancel: () => void;
  onEnrolled: () => void;
};

/** Gives a key to the person's authenticator app, and believes it once a code came back. */
export function EnrolDialog({ factor: { key, address, confirm }, onCancel, onEnrolled }: EnrolDialogProps) {
  const t = useT();
  const factorT = useFactorT();
  const { isPending, failure, run } = useCommand();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const digits = code.replace(/\D/g, '');
  const enrol = async () => {
    setIsMissing(digits.length !== 6);
    if (digits.length !== 6) return;
    const { status } = await run(() => confirm(digits));
    if (status === 'done') onEnrolled();
  };
  return (
    <Dialog open onClose={onCancel} title={factorT('dialogTitle')} closeLabel={factorT('cancel')} size="small">
      <Form onSubmit={() => void enrol()}>
        <Stack>
          <p>{factorT('scan')}</p>
          <QrCode text={address} label={factorT('picture')} />
          <p>
            {factorT('key')}: <code translate="no">{key.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          {failure && <FormError title={t(`error.${failure}`)} />}
          <TextField
            label={factorT('code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            value={code}
            error={isMissing && digits.length !== 6 ? factorT('missing') : undefined}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Button type="submit" pending={isPending}>
            {factorT('confirm')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
