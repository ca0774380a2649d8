import { signInByLink } from '@cursiv/shared-auth';
import { Button, Form, TextField } from '@cursiv/shared-ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../messages/messages.ts';
import { CodeStep } from '../code/code-step.tsx';
import { Failure } from '../failure.tsx';
import * as styles from '../form.module.css';
import { checkEmail, problemOf } from '../problems.ts';
import { useAttempt } from '../use-attempt.ts';
import { keepLinkAddress, linkAddress } from './link-address.ts';

type LinkEntryProps = {
  /** Receives the e-mail address typed so far, when another link is needed. */
  onAgain: (email: string) => void;
};

/** Signs in by the link that has opened this page. Another browser than the one that asked for it has to name the address. */
export function LinkEntry({ onAgain }: LinkEntryProps) {
  const t = useT();
  const attempt = useAttempt();
  const { register, handleSubmit, getValues, setValue, setError, formState } = useForm({
    defaultValues: { email: '' },
  });
  const enter = handleSubmit(async ({ email }) => {
    const hasEntered = await attempt.attempt(
      'form',
      () => signInByLink(email.trim(), location.href),
      (code) => {
        const isOther = code === 'auth/email-invalid';
        if (isOther) setError('email', { message: code }, { shouldFocus: true });
        return isOther;
      },
    );
    if (hasEntered) keepLinkAddress(undefined);
  });
  const hasTried = useRef(false);
  useEffect(() => {
    const email = linkAddress();
    if (hasTried.current || email === undefined) return;
    hasTried.current = true;
    setValue('email', email);
    void enter();
  });
  const problem = problemOf(formState.errors.email);
  const isOther = formState.errors.email?.message === 'auth/email-invalid';
  return (
    <CodeStep attempt={attempt} email={() => getValues('email')}>
      <Form className={styles.form} onSubmit={(event) => void enter(event)}>
        <Failure attempt={attempt} />
        <TextField
          {...register('email', { validate: checkEmail })}
          id="email"
          label={t('entry.email')}
          hint={t('entry.hint')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={isOther ? t('entry.other') : problem && t(`problem.${problem}`)}
        />
        <Button type="submit" className={styles.wide} pending={attempt.pending === 'form'}>
          {t('signIn.submit')}
        </Button>
        <p>
          <button type="button" className={styles.textButton} onClick={() => onAgain(getValues('email'))}>
            {t('entry.again')}
          </button>
        </p>
      </Form>
    </CodeStep>
  );
}
