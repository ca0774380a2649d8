import { redeemRecoveryCode } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { Button, Form, FormError, Notice, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import * as styles from '../form.module.css';
import { useCodeT } from './code-words.ts';

/** Switches the second factor off by a backup code, for who has lost their device. */
export function BackupForm({ email: known }: { email: string }) {
  const t = useT();
  const codeT = useCodeT();
  const { isPending, failure, run } = useCommand();
  const [email, setEmail] = useState(known);
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const use = async () => {
    const isEmpty = code.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) return;
    const { status } = await run(() => redeemRecoveryCode(email.trim(), code));
    setIsDone(status === 'done');
  };
  if (isDone) {
    return (
      <Notice
        tone="success"
        role="status"
        title={codeT('done')}
        action={<Button onClick={() => location.reload()}>{codeT('enter')}</Button>}
      >
        {''}
      </Notice>
    );
  }
  const refusals: Record<string, string> = { 'auth/code-refused': codeT('refused'), 'too-often': codeT('tooOften') };
  return (
    <Form className={styles.form} onSubmit={() => void use()}>
      {failure && <FormError title={refusals[failure] ?? t(`error.${failure}`)} />}
      <p>{codeT('lostLead')}</p>
      <TextField
        label={codeT('email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <TextField
        label={codeT('backup')}
        name="backup"
        autoComplete="off"
        maxLength={40}
        required
        value={code}
        error={isMissing && code.trim() === '' ? codeT('missingBackup') : undefined}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" className={styles.wide} pending={isPending}>
        {codeT('use')}
      </Button>
    </Form>
  );
}
