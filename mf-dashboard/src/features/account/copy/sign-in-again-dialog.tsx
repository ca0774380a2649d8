import { hasSecondFactor, signInAgain, useLoad } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { Button, Dialog, Form, FormError, PasswordField, Stack, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useCopyT } from './texts/texts.ts';

type SignInAgainDialogProps = {
  open: boolean;
  email: string;
  hasPassword: boolean;
  onDone: () => void;
  onCancel: () => void;
};

/** Asks a person to show once more that it is them, before something that an open device must not allow. */
export function SignInAgainDialog({ open, email, hasPassword, onDone, onCancel }: SignInAgainDialogProps) {
  const t = useT();
  const copyT = useCopyT();
  const { isPending, failure, run } = useCommand();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const factor = useLoad(hasSecondFactor);
  const needsCode = factor.status === 'ready' && factor.value;
  const isWrong = failure === 'auth/credentials-refused';
  const close = (then: () => void) => {
    setPassword('');
    setCode('');
    setIsMissing(false);
    then();
  };
  const confirm = async () => {
    const isEmpty = hasPassword && password === '';
    setIsMissing(isEmpty);
    if (isEmpty) return;
    const { status } = await run(() => signInAgain(hasPassword ? password : undefined, code.replace(/\D/g, '')));
    if (status === 'done') close(onDone);
  };
  const error = isMissing ? copyT('missing') : isWrong ? copyT('wrong') : undefined;
  return (
    <Dialog
      open={open}
      onClose={() => close(onCancel)}
      title={copyT('confirmTitle')}
      closeLabel={copyT('cancel')}
      size="small"
    >
      <Form onSubmit={() => void confirm()}>
        <Stack>
          <p>{hasPassword ? copyT('confirmPassword', { email }) : copyT('confirmGoogle')}</p>
          {failure && !isWrong && <FormError title={t(`error.${failure}`)} />}
          {hasPassword && (
            <>
              <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
              <PasswordField
                name="password"
                required
                label={copyT('password')}
                hint={copyT('noPassword')}
                showLabel={copyT('showPassword')}
                hideLabel={copyT('hidePassword')}
                autoComplete="current-password"
                value={password}
                error={error}
                readOnly={isPending}
                onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              />
            </>
          )}
          {needsCode && (
            <TextField
              label={copyT('code')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
          )}
          <Button type="submit" pending={isPending}>
            {copyT(hasPassword ? 'confirm' : 'google')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
