import { session } from '@cursiv/shared-auth';
import { offersGoogle } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { Link, useSearchParams } from '@cursiv/shared-router';
import { Button, Form, PasswordField, TextField } from '@cursiv/shared-ui';
import { useForm } from 'react-hook-form';
import { useT } from '../messages/messages.ts';
import { Agreement } from './agreement.tsx';
import { CodeStep } from './code/code-step.tsx';
import { Failure } from './failure.tsx';
import * as styles from './form.module.css';
import { GoogleButton } from './google-button.tsx';
import { checkEmail, checkPassword, problemOf } from './problems.ts';
import { useAttempt } from './use-attempt.ts';

type SignInFormProps = {
  /** The initial e-mail address. */
  email: string;
  /** Receives the e-mail address typed so far. */
  onForgotten: (email: string) => void;
  onLink: (email: string) => void;
};

/** E-mail address and password, Google, and ways to registration, to a new password and to a link by mail. */
export function SignInForm({ email, onForgotten, onLink }: SignInFormProps) {
  const t = useT();
  const [params] = useSearchParams();
  const attempt = useAttempt();
  const { register, handleSubmit, getValues, formState } = useForm({ defaultValues: { email, password: '' } });
  const enter = handleSubmit(async (values) => {
    await attempt.attempt('form', () => session.signIn(values.email.trim(), values.password));
  });
  const emailProblem = problemOf(formState.errors.email);
  const passwordProblem = problemOf(formState.errors.password);
  return (
    <CodeStep attempt={attempt} email={() => getValues('email')}>
      <Form className={styles.form} onSubmit={(event) => void enter(event)}>
        <Failure attempt={attempt} />
        <TextField
          {...register('email', { validate: checkEmail })}
          id="email"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={emailProblem && t(`problem.${emailProblem}`)}
        />
        <PasswordField
          {...register('password', { validate: checkPassword })}
          id="password"
          label={t('password')}
          autoComplete="current-password"
          required
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={passwordProblem && t(`problem.${passwordProblem}`)}
        />
        <Button type="submit" className={styles.wide} pending={attempt.pending === 'form'}>
          {t('signIn.submit')}
        </Button>
        <p>
          <button type="button" className={styles.textButton} onClick={() => onForgotten(getValues('email'))}>
            {t('forgotten')}
          </button>
        </p>
        <p>
          <button type="button" className={styles.textButton} onClick={() => onLink(getValues('email'))}>
            {t('link.ask')}
          </button>
        </p>
      </Form>
      <GoogleButton attempt={attempt} />
      {/* Whoever has no account yet makes one with Google here, too. */}
      {offersGoogle() && <Agreement />}
      <p className={styles.other}>
        {t('signIn.other')} <Link to={paths.register(params.get('returnTo') ?? undefined)}>{t('signIn.register')}</Link>
      </p>
    </CodeStep>
  );
}
