import { useUser } from '@cursiv/shared-auth';
import { answerProposal } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { BOOKING_LIMITS, type Booking, bookingRefusalOf } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Notice, ReasonDialog } from '@cursiv/shared-ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../../../messages/messages.ts';
import { useBookingsT } from '../../messages/messages.ts';

type ProposalAnswersProps = { booking: Booking; isOwn: boolean; name: string; onDone: () => void };
type Answer = Parameters<typeof answerProposal>[1];

/** The answers to a proposed time; whoever proposed it may withdraw it. */
export function ProposalAnswers({ booking, isOwn, name, onDone }: ProposalAnswersProps) {
  const t = useT();
  const bookingsT = useBookingsT();
  const edits = keptEdits(useUser().id, `proposal.${booking.id}`, z.string());
  const [reason, edit] = useKept(edits, '');
  const [isDeclining, setIsDeclining] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { isPending, run } = useCommand();
  const answer = async (given: Answer) => {
    setRefusal(undefined);
    const outcome = await run(() => answerProposal(booking, given, given === 'declined' ? reason.trim() : ''));
    if (outcome.status === 'failed') {
      const why = bookingRefusalOf(outcome.error);
      return setRefusal(
        why === 'taken' || why === 'day-full' ? bookingsT(`proposal.${why}`) : t(`error.${outcome.code}`),
      );
    }
    if (outcome.status !== 'done') return;
    edits.clear();
    setIsDeclining(false);
    toast(bookingsT(`proposal.news.${given}`), { tone: 'success' });
    onDone();
  };
  return (
    <>
      <Cluster>
        {isOwn ? (
          <Button size="small" variant="secondary" pending={isPending} onClick={() => void answer('withdrawn')}>
            {bookingsT('proposal.withdraw')}
          </Button>
        ) : (
          <>
            <Button size="small" pending={isPending && !isDeclining} onClick={() => void answer('accepted')}>
              {bookingsT('proposal.accept')}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setIsDeclining(true)}>
              {bookingsT('proposal.decline')}
            </Button>
          </>
        )}
      </Cluster>
      {!isDeclining && refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      {isDeclining && (
        <ReasonDialog
          title={bookingsT('proposal.declineTitle', { name })}
          confirmLabel={bookingsT('proposal.decline')}
          cancelLabel={bookingsT('back')}
          pending={isPending}
          reason={{
            label: bookingsT('reasonOptional'),
            missing: bookingsT('reasonMissing'),
            maxLength: BOOKING_LIMITS.reason,
            isRequired: false,
          }}
          value={reason}
          isBlank={false}
          onChange={edit}
          failure={refusal}
          onConfirm={() => void answer('declined')}
          onCancel={() => setIsDeclining(false)}
        >
          <p>{bookingsT('proposal.declineText')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
