import { type AuthResult, accountActions } from '@cursiv/shared-auth';
import { Button, Form, Notice, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../messages/messages.ts';
import { Failure } from './failure.tsx';
import * as styles from './form.module.css';
import { checkEmail, problemOf } from './problems.ts';
import { useAttempt } from './use-attempt.ts';

/** Asks for the message; the answer is the same for known and unknown addresses, so that nobody learns who has an account. */
async function sendPasswordReset(email: string): Promise<AuthResult> {
  const result = await accountActions.sendPasswordReset(email);
  const isUnknownAddress = !result.success && result.code === 'auth/credentials-refused';
  return isUnknownAddress ? { success: true, message: result.message } : result;
}

type ResetFormProps = {
  /** The initial e-mail address. */
  email: string;
  /** Receives the e-mail address typed so far. */
  onBack: (email: string) => void;
};

/** Sends a message with a link to choose a new password. */
export function ResetForm({ email, onBack }: ResetFormProps) {
  const t = useT();
  const attempt = useAttempt();
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, getValues, formState } = useForm({ defaultValues: { email } });
  const send = handleSubmit(async (values) => {
    const address = values.email.trim();
    if (await attempt.attempt('form', () => sendPasswordReset(address))) setSentTo(address);
  });
  const problem = problemOf(formState.errors.email);
  return (
    <Form className={styles.form} onSubmit={(event) => void send(event)}>
      <Failure attempt={attempt} />
      {sentTo !== undefined && (
        <Notice tone="success" role="status" title={t('reset.sentTitle')}>
          {t('reset.sent', { email: sentTo })}
        </Notice>
      )}
      <TextField
        {...register('email', { validate: checkEmail })}
        id="email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        error={problem && t(`problem.${problem}`)}
      />
      <Button type="submit" className={styles.wide} pending={attempt.pending === 'form'}>
        {t('reset.submit')}
      </Button>
      <p>
        <button type="button" className={styles.textButton} onClick={() => onBack(getValues('email'))}>
          {t('reset.back')}
        </button>
      </p>
    </Form>
  );
}
