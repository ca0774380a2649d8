import { session } from '@cursiv/shared-auth';
import { Button, Form, FormError, TextField } from '@cursiv/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import * as styles from '../form.module.css';
import { useAttempt } from '../use-attempt.ts';
import { BackupForm } from './backup-form.tsx';
import { useCodeT } from './code-words.ts';

/** Completes a sign-in with a code of the person's authenticator app, or gives the second factor up by a backup code. */
export function CodeForm({ email }: { email: string }) {
  const t = useT();
  const codeT = useCodeT();
  const { pending, failure, failureRef, attempt } = useAttempt();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  if (isLost) return <BackupForm email={email} />;
  const digits = code.replace(/\D/g, '');
  const confirm = () => {
    setIsMissing(digits.length !== 6);
    if (digits.length === 6) void attempt('code', () => session.confirmCode(digits));
  };
  const isLate = failure === 'auth/timed-out';
  return (
    <>
      <Form className={styles.form} onSubmit={confirm}>
        {failure && <FormError title={isLate ? codeT('late') : t(`error.${failure}`)} ref={failureRef} />}
        <p>{codeT('lead')}</p>
        <TextField
          ref={field}
          label={codeT('code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          value={code}
          error={isMissing && digits.length !== 6 ? codeT('missing') : undefined}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        {isLate ? (
          <Button className={styles.wide} onClick={() => location.reload()}>
            {codeT('again')}
          </Button>
        ) : (
          <Button type="submit" className={styles.wide} pending={pending === 'code'}>
            {codeT('enter')}
          </Button>
        )}
      </Form>
      <p>
        <button type="button" className={styles.textButton} onClick={() => setIsLost(true)}>
          {codeT('lost')}
        </button>
      </p>
    </>
  );
}
