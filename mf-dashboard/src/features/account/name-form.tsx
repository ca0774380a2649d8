import type { AuthResult } from '@cursiv/shared-auth';
import { Button, TextField, toast } from '@cursiv/shared-ui';
import { useForm } from 'react-hook-form';
import { useT } from '../../messages/messages.ts';
import { useReloadHold } from '../../shared/use-reload-hold.ts';
import * as styles from './form.module.css';
import { checkName } from './problems.ts';
import { useAction } from './use-action.ts';
import { useProblemText } from './use-problem-text.ts';

type NameFormProps = {
  /** The name as it is stored; one that changes elsewhere shows unless the field is being edited. */
  name: string;
  save: (name: string) => Promise<AuthResult>;
};

/** Changes the person's name. */
export function NameForm({ name, save }: NameFormProps) {
  const t = useT();
  const textOf = useProblemText();
  const { isPending, run } = useAction();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { name },
    values: { name },
    resetOptions: { keepDirtyValues: true },
  });
  useReloadHold(formState.isDirty, 'unsaved name');
  const submit = handleSubmit(async (values) => {
    const typed = values.name.trim();
    const result = await run(() => save(typed));
    if (!result) return;
    if (!result.success) return setError('name', { message: result.code }, { shouldFocus: true });
    reset({ name: typed }, { keepDirtyValues: false });
    toast(t('account.nameSaved'), { tone: 'success' });
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('name', { validate: checkName })}
        label={t('account.name')}
        autoComplete="name"
        required
        readOnly={isPending}
        error={textOf(formState.errors.name)}
      />
      <Button type="submit" className={styles.submit} pending={isPending}>
        {t('account.saveName')}
      </Button>
    </form>
  );
}
