import type { AuthResult } from '@cursiv/shared-auth';
import { accepted } from '@cursiv/shared-data/commands';
import { isUnsaved, type Opening, useEditSession, useSessionForm } from '@cursiv/shared-data/edits';
import { toast, useReloadHold } from '@cursiv/shared-platform/shell';
import { Button, Form, TextField } from '@cursiv/shared-ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useAccountT } from '../messages/messages.ts';
import * as styles from './form.module.css';
import { checkName } from './problems.ts';
import { useProblemText } from './use-problem-text.ts';

export type NameValues = { name: string };

type NameFormProps = {
  /** The stored name. A change from elsewhere shows unless the field is being edited. */
  name: string;
  save: (name: string) => Promise<AuthResult>;
  kept: Opening<NameValues>['kept'];
};

/** Changes the person's name. */
export function NameForm({ name, save, kept }: NameFormProps) {
  const t = useAccountT();
  const textOf = useProblemText();
  const { editing, state } = useEditSession<NameValues>(
    () => ({ stored: { rev: 0, doc: { name } }, kept }),
    async (typed) => {
      const doc = { name: typed.name.trim() };
      accepted(await save(doc.name));
      return { rev: 0, doc };
    },
  );
  const { register, handleSubmit, setError, formState, ...form } = useForm<NameValues>({ defaultValues: state.doc });
  useSessionForm(editing, form);
  useEffect(() => editing.arrived({ rev: 0, doc: { name } }), [editing, name]);
  useReloadHold(isUnsaved(state), 'unsaved name');
  const isPending = state.status === 'saving';
  const submit = handleSubmit(async () => {
    const outcome = await editing.save();
    if (outcome.status === 'failed') setError('name', { message: outcome.code }, { shouldFocus: true });
    if (outcome.status === 'done') toast(t('nameSaved'), { tone: 'success' });
  });
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('name', { validate: checkName })}
        label={t('name')}
        autoComplete="name"
        required
        hint={state.newer && t('nameChanged', state.newer.doc)}
        readOnly={isPending}
        error={textOf(formState.errors.name)}
      />
      <Button type="submit" className={styles.submit} pending={isPending}>
        {t('saveName')}
      </Button>
    </Form>
  );
}
