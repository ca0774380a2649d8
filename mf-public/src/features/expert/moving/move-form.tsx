import type { SeriesConflict } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { BOOKING_LIMITS, type Booking, bookingRefusalOf, movesAtOnce, sideOf } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink, Form, Notice, TextArea } from '@cursiv/shared-ui';
import { type FormEvent, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useKeptFields } from '../../../shared/use-kept-fields.ts';
import { useRefusals } from '../request/refusals/refusals.ts';
import * as styles from '../request/request-panel.module.css';
import { Conflicts } from '../request/wishes/conflicts.tsx';
import { useMovingT } from './messages/messages.ts';
import { moveAll } from './move-all.ts';
import { otherName } from './other-name.ts';
import { useMovesAll } from './use-moves-all.ts';

type MoveFormProps = { booking: Booking; at: Date; timeZone: string; uid: string; onTaken: () => void };

/** Asks for the chosen time in place of the booking's present one; afterwards, what became of it. */
export function MoveForm({ booking, at, timeZone, uid, onTaken }: MoveFormProps) {
  const t = useT();
  const moving = useMovingT();
  const refusals = useRefusals();
  const { form, forget } = useKeptFields(uid, `move.${booking.id}`, ['reason']);
  const [outcome, setOutcome] = useState<'moved' | 'proposed'>();
  const [failure, setFailure] = useState<string>();
  const [conflicts, setConflicts] = useState<readonly SeriesConflict[]>([]);
  const { isPending, run } = useCommand();
  const isAll = useMovesAll();
  const side = sideOf(booking, uid);
  const isAtOnce = side !== undefined && movesAtOnce(booking, side);
  const name = otherName(booking, uid);
  const send = async (reason: string) => {
    setFailure(undefined);
    setConflicts([]);
    const sent = await run(async () => {
      const { rescheduleBooking } = await import('@cursiv/shared-data');
      const result =
        isAll && side ? await moveAll(booking, side, at, reason) : await rescheduleBooking(booking, at, reason);
      if ('conflicts' in result) return setConflicts(result.conflicts);
      forget();
      setOutcome(result.outcome === 'done' ? 'moved' : result.outcome);
    });
    if (sent.status !== 'failed') return;
    const refusal = bookingRefusalOf(sent.error);
    setFailure(refusal ? refusals(refusal) : t(`error.${sent.code}`));
    if (refusal === 'taken') onTaken();
  };
  if (outcome)
    return (
      <div className={styles.step} role="status">
        <p>{moving(outcome, { name })}</p>
        <ButtonLink to={`${paths.myBookings()}?as=${side}#${booking.id}`}>{moving('back')}</ButtonLink>
      </div>
    );
  const submit = (event: FormEvent<HTMLFormElement>) =>
    void send(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  return (
    <Form ref={form} className={styles.step} onSubmit={submit}>
      <p>{moving(isAtOnce ? 'moveText' : 'proposeText', { name })}</p>
      {isAll && <p>{moving('allText')}</p>}
      {!isAtOnce && (
        <div className={styles.topic}>
          <TextArea
            name="reason"
            label={moving('reason')}
            hint={moving('reasonHint', { name })}
            maxLength={BOOKING_LIMITS.reason}
            rows={2}
          />
        </div>
      )}
      {conflicts.length > 0 && <Conflicts title={moving('conflicts')} conflicts={conflicts} timeZone={timeZone} />}
      {failure && (
        <Notice tone="danger" role="alert" title={moving('failed')}>
          {failure}
        </Notice>
      )}
      <Button type="submit" pending={isPending}>
        {moving(isAtOnce ? 'move' : 'propose')}
      </Button>
    </Form>
  );
}
