import { useOptionalUser } from '@cursiv/shared-auth';
import { isClaimed, type WorkClaim } from '@cursiv/shared-domain';
import { Button, Cluster, VisuallyHidden } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useClaimSentence } from './use-claim-sentence.ts';
import type { useClaims } from './use-claims.ts';

type ClaimLineProps = {
  work: string;
  /** Of the thing, for buttons in a list of many. */
  name?: string;
  claim: WorkClaim | undefined;
  claims: ReturnType<typeof useClaims>;
  /** Of the sentence, for what it describes. */
  sentenceId?: string;
  /** Of the button; -1 in a list that is walked by keys. */
  tabIndex?: 0 | -1;
};

/** Says which administrator deals with a thing, and lets this one take it on or give it up. */
export function ClaimLine({ work, name, claim, claims, sentenceId, tabIndex }: ClaimLineProps) {
  const t = useT();
  const whoDeals = useClaimSentence();
  const self = useOptionalUser()?.id;
  const held = isClaimed(claim, new Date()) ? claim : undefined;
  const isOwn = held !== undefined && held.uid === self;
  const { pending, take, leave } = claims;
  return (
    <Cluster>
      <span id={sentenceId}>{whoDeals(claim)}</span>
      {(!held || isOwn) && (
        <Button
          size="small"
          variant="secondary"
          tabIndex={tabIndex}
          pending={pending.has(work)}
          onClick={() => void (isOwn ? leave(work) : take(work))}
        >
          {t(isOwn ? 'work.leave' : 'work.take')} {name && <VisuallyHidden>{name}</VisuallyHidden>}
        </Button>
      )}
    </Cluster>
  );
}
