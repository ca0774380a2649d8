import type { AuthResult } from '@cursiv/shared-auth';
import { accepted, useCommand } from '@cursiv/shared-data/commands';
import { type KeptEdits, useKeptForm } from '@cursiv/shared-data/edits';
import { useReloadHold } from '@cursiv/shared-router';
import { Button, Form, TextField, toast } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../messages/messages.ts';
import * as styles from './form.module.css';
import { checkName } from './problems.ts';
import { useProblemText } from './use-problem-text.ts';

export type NameValues = { name: string };

type NameFormProps = {
  /** The stored name. A change from elsewhere shows unless the field is being edited. */
  name: string;
  save: (name: string) => Promise<AuthResult>;
  edits: KeptEdits<NameValues>;
};

/** Changes the person's name. */
export function NameForm({ name, save, edits }: NameFormProps) {
  const t = useT();
  const textOf = useProblemText();
  const { isPending, run } = useCommand();
  const form = useForm<NameValues>({
    defaultValues: { name },
    values: { name },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, setError, reset, formState } = form;
  useKeptForm(form, edits);
  // A name from elsewhere makes the form clean, but not the field.
  const isEdited = formState.dirtyFields.name === true;
  useReloadHold(isEdited, 'unsaved name');
  const [base, setBase] = useState(name);
  if (!isEdited && base !== name) setBase(name);
  const submit = handleSubmit(async (values) => {
    const typed = values.name.trim();
    const outcome = await run(async () => accepted(await save(typed)));
    if (outcome.status === 'failed') setError('name', { message: outcome.code }, { shouldFocus: true });
    if (outcome.status !== 'done') return;
    edits.clear();
    reset({ name: typed }, { keepDirtyValues: false });
    toast(t('account.nameSaved'), { tone: 'success' });
  });
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('name', { validate: checkName })}
        label={t('account.name')}
        autoComplete="name"
        required
        hint={base !== name && t('account.nameChanged', { name })}
        readOnly={isPending}
        error={textOf(formState.errors.name)}
      />
      <Button type="submit" className={styles.submit} pending={isPending}>
        {t('account.saveName')}
      </Button>
    </Form>
  );
}
