import { sendSignInLink } from '@cursiv/shared-auth';
import { localizePath, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useSearchParams } from '@cursiv/shared-router';
import { Button, Form, Notice, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../messages/messages.ts';
import { Agreement } from '../agreement.tsx';
import { Failure } from '../failure.tsx';
import * as styles from '../form.module.css';
import { checkEmail, problemOf } from '../problems.ts';
import { useAttempt } from '../use-attempt.ts';
import { keepLinkAddress } from './link-address.ts';

type LinkFormProps = {
  /** The initial e-mail address. */
  email: string;
  /** Receives the e-mail address typed so far. */
  onBack: (email: string) => void;
};

/** Sends a message with a link that signs in; it leads back to this page, and from there to what one was doing. */
export function LinkForm({ email, onBack }: LinkFormProps) {
  const t = useT();
  const locale = useLocale();
  const [params] = useSearchParams();
  const attempt = useAttempt();
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, getValues, formState } = useForm({ defaultValues: { email } });
  const send = handleSubmit(async (values) => {
    const address = values.email.trim();
    const target = new URL(localizePath(paths.login(), locale), location.origin);
    const returnTo = params.get('returnTo');
    if (returnTo) target.searchParams.set('returnTo', returnTo);
    if (!(await attempt.attempt('form', () => sendSignInLink(address, target.href)))) return;
    keepLinkAddress(address);
    setSentTo(address);
  });
  const problem = problemOf(formState.errors.email);
  return (
    <Form className={styles.form} onSubmit={(event) => void send(event)}>
      <Failure attempt={attempt} />
      {sentTo !== undefined && (
        <Notice tone="success" role="status" title={t('reset.sentTitle')}>
          {t('link.sent', { email: sentTo })}
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
        {t(sentTo === undefined ? 'link.submit' : 'link.again')}
      </Button>
      <Agreement />
      <p>
        <button type="button" className={styles.textButton} onClick={() => onBack(getValues('email'))}>
          {t('reset.back')}
        </button>
      </p>
    </Form>
  );
}
