import { isAppError, SITE_INVITATION_REFUSALS, type SiteInvitationRefusal } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, ErrorState } from '@cursiv/shared-ui';
import { useInvitationT } from './texts/texts.ts';

/** Why an invitation is refused, if that is what an error says. */
export const refusalOf = (error: unknown): SiteInvitationRefusal | undefined =>
  isAppError(error) && error.code === 'conflict'
    ? SITE_INVITATION_REFUSALS.find((refusal) => refusal === error.reason)
    : undefined;

/** Why an invitation cannot be accepted, and what to do. */
export function Refused({ refusal, email }: { refusal: SiteInvitationRefusal; email: string }) {
  const t = useInvitationT();
  const isAboutAccount = refusal === 'unproven' || refusal === 'address';
  return (
    <ErrorState
      title={t(`refused.${refusal}.title`)}
      text={t(`refused.${refusal}.text`, { email })}
      action={
        <ButtonLink to={isAboutAccount ? paths.account() : paths.dashboard()}>
          {t(isAboutAccount ? 'toAccount' : 'toDashboard')}
        </ButtonLink>
      }
    />
  );
}
