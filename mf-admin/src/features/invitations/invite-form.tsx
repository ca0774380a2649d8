import type { SiteInvite } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { emailSchema, INVITING_REFUSALS, isAppError, LOCALES, STAFF_ROLES } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Form, FormError, SelectField, TextField } from '@cursiv/shared-ui';
import { useForm } from 'react-hook-form';
import { useT } from '../../messages/messages.ts';
import * as styles from './invitations.module.css';
import { useInvitationsT } from './messages/messages.ts';

const PROBLEMS = ['missing', 'invalid', ...INVITING_REFUSALS] as const;
type Problem = (typeof PROBLEMS)[number];

function checkEmail(text: string): Problem | true {
  if (text.trim() === '') return 'missing';
  return emailSchema.safeParse(text).success || 'invalid';
}

/** Asks `invite` to invite an address, with a role or without. What was typed stays until the invitation is on its way. */
export function InviteForm({ invite }: { invite: (invite: SiteInvite) => Promise<void> }) {
  const t = useT();
  const invitationsT = useInvitationsT();
  const present = useLocale();
  const { failure, isPending, run } = useCommand();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { email: '', role: '', locale: present as string },
  });
  const send = handleSubmit(async (values) => {
    const email = values.email.trim();
    const role = STAFF_ROLES.find((one) => one === values.role);
    const locale = LOCALES.find((one) => one === values.locale) ?? present;
    const outcome = await run(() => invite({ email, locale, ...(role && { role }) }));
    if (outcome.status === 'failed' && isAppError(outcome.error) && outcome.code === 'conflict')
      setError('email', { message: outcome.error.reason ?? '' }, { shouldFocus: true });
    if (outcome.status !== 'done') return;
    toast(invitationsT('sent', { email }), { tone: 'success' });
    reset({ email: '', role: '', locale: values.locale });
  });
  const problem = PROBLEMS.find((one) => one === formState.errors.email?.message);
  return (
    <Form className={styles.form} onSubmit={(event) => void send(event)}>
      {failure && failure !== 'conflict' && (
        <FormError title={invitationsT('notSent')}>{t(`error.${failure}`)}</FormError>
      )}
      <TextField
        {...register('email', { validate: checkEmail })}
        id="invited-email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={254}
        label={invitationsT('email')}
        error={problem && invitationsT(`problem.${problem}`)}
      />
      <div className={styles.choices}>
        <SelectField
          {...register('role')}
          label={invitationsT('role')}
          hint={invitationsT('roleHint')}
          options={[
            { value: '', label: invitationsT('roles.none') },
            ...STAFF_ROLES.map((role) => ({ value: role, label: invitationsT(`roles.${role}`) })),
          ]}
        />
        <SelectField
          {...register('locale')}
          label={invitationsT('locale')}
          options={LOCALES.map((locale) => ({ value: locale, label: t(`locale.${locale}`) }))}
        />
      </div>
      <div>
        <Button type="submit" pending={isPending}>
          {invitationsT('send')}
        </Button>
      </div>
    </Form>
  );
}
