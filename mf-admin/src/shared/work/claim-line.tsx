import { useOptionalUser } from '@cursiv/shared-auth';
import { CLAIM_MS, isClaimed, type WorkClaim } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Button, Cluster, useReaderZone, VisuallyHidden } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import type { useClaims } from './use-claims.ts';

type ClaimLineProps = {
  work: string;
  /** Of the thing, for buttons in a list of many. */
  name?: string;
  claim: WorkClaim | undefined;
  claims: ReturnType<typeof useClaims>;
};

/** Says which administrator deals with a thing, and lets this one take it on or give it up. */
export function ClaimLine({ work, name, claim, claims }: ClaimLineProps) {
  const t = useT();
  const locale = useLocale();
  const zone = useReaderZone();
  const self = useOptionalUser()?.id;
  const held = isClaimed(claim, new Date()) ? claim : undefined;
  const isOwn = held?.uid === self;
  const time =
    held && formatDate(new Date(held.at.getTime() + CLAIM_MS), locale, { timeStyle: 'short', timeZone: zone });
  const { pending, take, leave } = claims;
  const sentence = () => {
    if (!held || !time) return t('work.nobody');
    return isOwn ? t('work.yours', { time }) : t('work.theirs', { name: held.name, time });
  };
  return (
    <Cluster>
      <span>{sentence()}</span>
      {(!held || isOwn) && (
        <Button
          size="small"
          variant="secondary"
          pending={pending.has(work)}
          onClick={() => void (isOwn ? leave(work) : take(work))}
        >
          {t(isOwn ? 'work.leave' : 'work.take')} {name && <VisuallyHidden>{name}</VisuallyHidden>}
        </Button>
      )}
    </Cluster>
  );
}
