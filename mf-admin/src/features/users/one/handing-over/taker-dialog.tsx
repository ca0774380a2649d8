import type { UserAccount } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { emailSchema } from '@cursiv/shared-domain';
import { Button, Dialog, Form, FormError, TextField } from '@cursiv/shared-ui';
import { useForm } from 'react-hook-form';
import { useT } from '../../../../messages/messages.ts';
import { useHandingOverT } from './messages/messages.ts';

const PROBLEMS = ['missing', 'invalid', 'same', 'unknown'] as const;
type Problem = (typeof PROBLEMS)[number];

type TakerDialogProps = {
  giver: UserAccount;
  /** Looks for an address; resolves to whether somebody has it. Rejects with AppError. */
  find: (email: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks by their address who takes over what somebody wrote. */
export function TakerDialog({ giver, find, onClose }: TakerDialogProps) {
  const t = useT();
  const handingOverT = useHandingOverT();
  const { failure, isPending, run } = useCommand();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });
  const check = (text: string): Problem | true => {
    if (text.trim() === '') return 'missing';
    if (text.trim().toLowerCase() === giver.email.toLowerCase()) return 'same';
    return emailSchema.safeParse(text).success || 'invalid';
  };
  const look = handleSubmit(async ({ email }) => {
    let isKnown = false;
    const outcome = await run(async () => {
      isKnown = await find(email);
    });
    if (outcome.status === 'done' && !isKnown) setError('email', { message: 'unknown' }, { shouldFocus: true });
  });
  const problem = PROBLEMS.find((one) => one === formState.errors.email?.message);
  return (
    <Dialog
      open
      title={handingOverT('title', { name: giver.name || giver.email })}
      closeLabel={t('cancel')}
      onClose={onClose}
    >
      <Form onSubmit={(event) => void look(event)}>
        {failure && <FormError title={handingOverT('notFound')}>{t(`error.${failure}`)}</FormError>}
        <TextField
          {...register('email', { validate: check })}
          id="taker-email"
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          maxLength={254}
          label={handingOverT('email')}
          hint={handingOverT('emailHint')}
          error={problem && handingOverT(`problem.${problem}`)}
        />
        <div>
          <Button type="submit" pending={isPending}>
            {handingOverT('show')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
