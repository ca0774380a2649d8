import type { ReadInvitation } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { staffRole } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink, FormError, Notice, Stack, useReaderZone } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { Refused, refusalOf } from './refused.tsx';
import { useInvitationT } from './texts/texts.ts';

type InvitationViewProps = { invitation: ReadInvitation; email: string; accept: () => Promise<void> };

/** What an invitation says, and its acceptance. */
export function InvitationView({ invitation, email, accept }: InvitationViewProps) {
  const t = useInvitationT();
  const sharedT = useT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  const { isPending, isDone, failure, run } = useCommand();
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>();
  const role = staffRole(invitation.role);
  const press = async () => {
    const outcome = await run(accept);
    if (outcome.status === 'failed') setRefusal(refusalOf(outcome.error));
  };
  if (refusal) return <Refused refusal={refusal} email={email} />;
  if (isDone)
    return (
      <Notice
        tone="success"
        role="status"
        title={t('done')}
        action={
          <ButtonLink to={role ? paths.admin() : paths.dashboard()}>{t(role ? 'toAdmin' : 'toDashboard')}</ButtonLink>
        }
      >
        {t(`doneText.${role ?? 'none'}`)}
      </Notice>
    );
  return (
    <Stack gap={2}>
      <p>{t('lead', { inviter: invitation.inviter })}</p>
      <p>{t(`role.${role ?? 'none'}`, { email })}</p>
      <p>{t('until', { date: formatDate(invitation.expiresAt, locale, { dateStyle: 'long', timeZone }) })}</p>
      {failure && <FormError title={sharedT(`error.${failure}`)} />}
      <div>
        <Button pending={isPending} onClick={() => void press()}>
          {t('accept')}
        </Button>
      </div>
    </Stack>
  );
}
