import { session } from '@cursiv/shared-auth';
import { judgePassword, USER_LIMITS } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { Link, useSearchParams } from '@cursiv/shared-router';
import { Button, Form, PasswordField, PasswordStrength, TextField } from '@cursiv/shared-ui';
import { useForm, useWatch } from 'react-hook-form';
import { useKeptFields } from '../../../shared/use-kept-fields.ts';
import { useT } from '../messages/messages.ts';
import { Agreement } from './agreement.tsx';
import { CodeStep } from './code/code-step.tsx';
import { Failure } from './failure.tsx';
import { FieldRefusal } from './field-refusal.tsx';
import * as styles from './form.module.css';
import { GoogleButton } from './google-button.tsx';
import { checkEmail, checkName, checkNewPassword, fieldOf, problemOf, refusalOf } from './problems.ts';
import { useAttempt } from './use-attempt.ts';

const LIMITS = { min: USER_LIMITS.passwordMin, max: USER_LIMITS.passwordMax, maxName: USER_LIMITS.name };

/** Name, e-mail address and a new password, or Google. */
export function RegisterForm() {
  const t = useT();
  const [params] = useSearchParams();
  const attempt = useAttempt();
  const kept = useKeptFields(undefined, 'register', ['name', 'email']);
  const { register, handleSubmit, formState, control, setError, getValues } = useForm({
    defaultValues: { name: '', email: '', password: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const create = handleSubmit(async ({ name, email, password }) => {
    const isRegistered = await attempt.attempt(
      'form',
      () => session.register(name.trim(), email.trim(), password),
      (code) => {
        const field = fieldOf(code);
        if (field) setError(field, { message: code }, { shouldFocus: true });
        return field !== undefined;
      },
    );
    if (!isRegistered) return;
    kept.forget();
    toast(t('register.mailSent', { email: email.trim() }));
  });
  const errorOf = (field: 'name' | 'email' | 'password') => {
    const refusal = refusalOf(formState.errors[field]);
    if (refusal) return <FieldRefusal refusal={refusal} email={getValues('email').trim()} />;
    const problem = problemOf(formState.errors[field]);
    return problem && t(`problem.${problem}`, LIMITS);
  };
  return (
    <CodeStep attempt={attempt} email={() => getValues('email')}>
      <Form ref={kept.form} className={styles.form} onSubmit={(event) => void create(event)}>
        <Failure attempt={attempt} />
        <TextField
          {...register('name', { validate: checkName })}
          id="name"
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="name"
          required
          error={errorOf('name')}
        />
        <TextField
          {...register('email', { validate: checkEmail })}
          id="email"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={errorOf('email')}
        />
        <PasswordField
          {...register('password', { validate: checkNewPassword })}
          id="password"
          label={t('password')}
          hint={t('passwordHint', { min: USER_LIMITS.passwordMin })}
          autoComplete="new-password"
          required
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={errorOf('password')}
        />
        <PasswordStrength {...judgePassword(password)} />
        <Button type="submit" className={styles.wide} pending={attempt.pending === 'form'}>
          {t('register.submit')}
        </Button>
      </Form>
      <GoogleButton attempt={attempt} />
      <Agreement />
      <p className={styles.other}>
        {t('register.other')} <Link to={paths.login(params.get('returnTo') ?? undefined)}>{t('register.signIn')}</Link>
      </p>
    </CodeStep>
  );
}
