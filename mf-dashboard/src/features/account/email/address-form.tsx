import { emailSchema } from '@cursiv/shared-domain';
import { Button, Form, FormError, TextField } from '@cursiv/shared-ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../../messages/messages.ts';
import { useFreshly } from '../copy/use-freshly.tsx';
import * as styles from '../forms/form.module.css';
import { useAddressT } from './texts/texts.ts';

const PROBLEMS = ['missing', 'invalid', 'same'] as const;

const problemOf = (typed: string, present: string): (typeof PROBLEMS)[number] | true => {
  const address = typed.trim();
  if (address === '') return 'missing';
  if (!emailSchema.safeParse(address).success) return 'invalid';
  return address.toLowerCase() !== present.toLowerCase() || 'same';
};

type AddressFormProps = {
  person: { email: string; hasPassword: boolean };
  send: (email: string) => Promise<void>;
  onSent: (email: string) => void;
};

/** Asks for the new address, and for a fresh sign-in where the last one is old; then a link is mailed there. */
export function AddressForm({ person, send, onSent }: AddressFormProps) {
  const t = useT();
  const addressT = useAddressT();
  const { register, handleSubmit, formState, getValues, setFocus } = useForm({ defaultValues: { email: '' } });
  const { isPending, failure, start, dialog } = useFreshly(person, async () => {
    const address = getValues('email').trim();
    await send(address);
    onSent(address);
  });
  useEffect(() => setFocus('email'), [setFocus]);
  const problem = PROBLEMS.find((name) => name === formState.errors.email?.message);
  const isRefused = failure === 'auth/email-invalid';
  return (
    <>
      <Form className={styles.form} onSubmit={(event) => void handleSubmit(start)(event)}>
        {failure && !isRefused && <FormError title={t(`error.${failure}`)} />}
        <TextField
          {...register('email', { validate: (typed) => problemOf(typed, person.email) })}
          label={addressT('next')}
          hint={addressT('nextHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          readOnly={isPending}
          error={problem ? addressT(`problem.${problem}`) : isRefused && addressT('problem.invalid')}
        />
        <Button type="submit" className={styles.submit} pending={isPending}>
          {addressT('send')}
        </Button>
      </Form>
      {dialog}
    </>
  );
}
