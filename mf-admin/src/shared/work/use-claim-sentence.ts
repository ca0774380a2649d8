import { useOptionalUser } from '@cursiv/shared-auth';
import { CLAIM_MS, isClaimed, type WorkClaim } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** Says who deals with a thing, and until when. */
export function useClaimSentence(): (claim: WorkClaim | undefined) => string {
  const t = useT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  const self = useOptionalUser()?.id;
  return (claim) => {
    if (!isClaimed(claim, new Date())) return t('work.nobody');
    const time = formatDate(new Date(claim.at.getTime() + CLAIM_MS), locale, { timeStyle: 'short', timeZone });
    return claim.uid === self ? t('work.yours', { time }) : t('work.theirs', { name: claim.name, time });
  };
}
