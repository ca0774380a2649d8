import { useCommand } from '@cursiv/shared-data/commands';
import type { CourseOffer } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, FormError } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useHandingOverWords } from './handing-over-words.ts';

type HandOverButtonProps = {
  /** The co-author beside whom it stands. */
  uid: string;
  name: string;
  /** To whom the course is offered already. */
  offer: CourseOffer | undefined;
  /** Offers the course to somebody, or takes the offer back. */
  send: (uid: string | null) => Promise<void>;
};

/** Offers a course to one of its co-authors, after saying what happens then, or takes the offer back. */
export function HandOverButton({ uid, name, offer, send }: HandOverButtonProps) {
  const t = useT();
  const words = useHandingOverWords();
  const { isPending, failure, run } = useCommand();
  const [isAsked, setIsAsked] = useState(false);
  const isOffered = offer?.uid === uid;
  const submit = async (to: string | null) => {
    const outcome = await run(() => send(to));
    if (outcome.status === 'failed' && to === null) toast(t(`error.${outcome.code}`), { tone: 'danger' });
    if (outcome.status !== 'done') return;
    setIsAsked(false);
    toast(to === null ? words('takenBack') : words('offered', { name }), { tone: 'success' });
  };
  const label = words(isOffered ? 'takeBack' : 'handOver');
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        pending={isPending && !isAsked}
        aria-label={`${label}: ${name}`}
        onClick={() => (isOffered ? void submit(null) : setIsAsked(true))}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words('handOverTitle', { name })}
        confirmLabel={words('handOver')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void submit(uid)}
        onCancel={() => setIsAsked(false)}
      >
        <p>{words('handOverText', { name })}</p>
        <ul>
          {(['givesAll', 'givesResources', 'givesRights', 'staysLive', 'staysCoAuthor'] as const).map((part) => (
            <li key={part}>{words(part, { name })}</li>
          ))}
        </ul>
        {failure && (
          <FormError title={failure === 'not-found' ? words('noCoAuthor', { name }) : t(`error.${failure}`)} />
        )}
      </ConfirmDialog>
    </>
  );
}
