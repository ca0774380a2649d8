import type { AuthResult } from '@cursiv/shared-auth';
import { useReloadHold } from '@cursiv/shared-router';
import { Button, Form, TextField, toast } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../messages/messages.ts';
import type { KeptEdits } from '../../shared/kept-edits.ts';
import { useKeptForm } from '../../shared/use-kept-form.ts';
import * as styles from './form.module.css';
import { checkName } from './problems.ts';
import { useAction } from './use-action.ts';
import { useProblemText } from './use-problem-text.ts';

export type NameValues = { name: string };

type NameFormProps = {
  /** The name as it is stored; one that changes elsewhere shows unless the field is being edited. */
  name: string;
  save: (name: string) => Promise<AuthResult>;
  edits: KeptEdits<NameValues>;
};

/** Changes the person's name. */
export function NameForm({ name, save, edits }: NameFormProps) {
  const t = useT();
  const textOf = useProblemText();
  const { isPending, run } = useAction();
  const form = useForm<NameValues>({
    defaultValues: { name },
    values: { name },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, setError, reset, formState } = form;
  useKeptForm(form, edits);
  // A name that arrives from elsewhere makes the form count as clean, but not the field.
  const isEdited = formState.dirtyFields.name === true;
  useReloadHold(isEdited, 'unsaved name');
  const [base, setBase] = useState(name);
  if (!isEdited && base !== name) setBase(name);
  const submit = handleSubmit(async (values) => {
    const typed = values.name.trim();
    const result = await run(() => save(typed));
    if (!result) return;
    if (!result.success) return setError('name', { message: result.code }, { shouldFocus: true });
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
