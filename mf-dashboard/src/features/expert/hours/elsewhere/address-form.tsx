import { saveBusyCalendar } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import {
  BUSY_CALENDAR_LIMITS,
  BUSY_CALENDAR_PROBLEMS,
  type BusyCalendarProblem,
  isAppError,
} from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Form, FormError, Stack, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useExpertT } from '../../texts/texts.ts';

/** Why a calendar was refused; undefined for any other failure. */
const problemOf = (error: unknown): BusyCalendarProblem | undefined =>
  isAppError(error) ? BUSY_CALENDAR_PROBLEMS.find((problem) => problem === error.reason) : undefined;

/** The address of a calendar elsewhere. It is read before it is kept, and what was typed stays until it can be. */
export function AddressForm({ onDone }: { onDone?: () => void }) {
  const t = useT();
  const expertT = useExpertT();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<BusyCalendarProblem>();
  const { isPending, failure, run } = useCommand();
  const save = async () => {
    setProblem(undefined);
    if (address.trim() === '') return setProblem('address');
    const outcome = await run(() => saveBusyCalendar(address));
    if (outcome.status === 'failed') setProblem(problemOf(outcome.error));
    if (outcome.status !== 'done') return;
    toast(expertT('elsewhere.saved'), { tone: 'success' });
    onDone?.();
  };
  return (
    <Form onSubmit={() => void save()}>
      <Stack gap={2}>
        <TextField
          label={expertT('elsewhere.address')}
          hint={expertT('elsewhere.addressHint')}
          error={problem && expertT(`elsewhere.problem.${problem}`)}
          value={address}
          maxLength={BUSY_CALENDAR_LIMITS.address}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        {failure && !problem && <FormError title={t(`error.${failure}`)} />}
        <Cluster>
          <Button type="submit" variant="secondary" pending={isPending}>
            {expertT('elsewhere.save')}
          </Button>
          {onDone && (
            <Button variant="quiet" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Form>
  );
}
