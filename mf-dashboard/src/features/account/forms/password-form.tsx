import type { AuthResult } from '@cursiv/shared-auth';
import { accepted, useCommand } from '@cursiv/shared-data/commands';
import { type AppErrorCode, judgePassword, USER_LIMITS } from '@cursiv/shared-domain';
import { toast, useReloadHold } from '@cursiv/shared-platform/shell';
import { Button, Form, FormError, PasswordField, PasswordStrength } from '@cursiv/shared-ui';
import { useEffect, useRef } from 'react';
import { type UseFormSetError, useForm } from 'react-hook-form';
import { useAccountT } from '../messages/messages.ts';
import * as styles from './form.module.css';
import { checkCurrent, checkNext, type PasswordValues } from './problems.ts';
import { useProblemText } from './use-problem-text.ts';

/** Shows a refusal beside the field that it concerns; any other refusal stands above the form. */
function setRefusal(setError: UseFormSetError<PasswordValues>, code: AppErrorCode): void {
  // The account is known here, so only the password can be wrong.
  if (code === 'auth/credentials-refused') setError('current', { message: 'currentWrong' }, { shouldFocus: true });
  else if (code === 'auth/password-weak') setError('next', { message: code }, { shouldFocus: true });
  else setError('root', { message: code });
}

function usePasswordForm(change: PasswordFormProps['change']) {
  const t = useAccountT();
  const { isPending, run } = useCommand();
  const form = useForm<PasswordValues>({ defaultValues: { current: '', next: '' } });
  const { root } = form.formState.errors;
  const failureRef = useRef<HTMLDivElement>(null);
  useReloadHold(form.formState.isDirty, 'typed password');
  useEffect(() => {
    if (root) failureRef.current?.focus();
  }, [root]);
  const submit = form.handleSubmit(async ({ current, next }) => {
    const outcome = await run(async () => accepted(await change(current, next)));
    if (outcome.status === 'failed') setRefusal(form.setError, outcome.code);
    if (outcome.status !== 'done') return;
    form.reset();
    toast(t('passwordChanged'), { tone: 'success' });
  });
  return { ...form, isPending, failureRef, submit };
}

type PasswordFormProps = {
  /** The account's address, for password managers. */
  email: string;
  /** Sets the new password if the present one is right. */
  change: (current: string, next: string) => Promise<AuthResult>;
};

/** Changes the password of an account that has one. */
export function PasswordForm({ email, change }: PasswordFormProps) {
  const t = useAccountT();
  const textOf = useProblemText();
  const { register, watch, formState, isPending, failureRef, submit } = usePasswordForm(change);
  const { current, next, root } = formState.errors;
  const shared = {
    required: true,
    readOnly: isPending,
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
  };
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      {root && <FormError title={textOf(root)} ref={failureRef} />}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('current', { validate: checkCurrent, deps: 'next' })}
        {...shared}
        label={t('current')}
        autoComplete="current-password"
        error={textOf(current)}
      />
      <PasswordField
        {...register('next', { validate: checkNext })}
        {...shared}
        label={t('next')}
        hint={t('nextHint', { min: USER_LIMITS.passwordMin })}
        autoComplete="new-password"
        error={textOf(next)}
      />
      <PasswordStrength {...judgePassword(watch('next'))} />
      <Button type="submit" className={styles.submit} pending={isPending}>
        {t('changePassword')}
      </Button>
    </Form>
  );
}
