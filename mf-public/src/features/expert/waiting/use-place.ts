import type { WaitingPlace } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { bookingRefusalOf, errorCode } from '@cursiv/shared-domain';
import { useEffect, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useRefusals } from '../request/refusals/refusals.ts';
import { useOwnWaiting } from './use-own-waiting.ts';

const ask = async (expertId: string, action: 'look' | 'join' | 'leave') => {
  const { waitForExpert } = await import('@cursiv/shared-data');
  return waitForExpert(expertId, action);
};

/** Where the reader stands in the line for an expert, looked up again when it changes; undefined until it is known. */
export function usePlace(expertId: string) {
  const t = useT();
  const refusals = useRefusals();
  const [own, setOwn] = useState<WaitingPlace>();
  const [refusal, setRefusal] = useState<string>();
  const { isPending, run } = useCommand();
  const told = (error: unknown) => {
    const reason = bookingRefusalOf(error);
    setRefusal(reason ? refusals(reason) : t(`error.${errorCode(error)}`));
  };
  const waiting = useOwnWaiting(expertId);
  const seen = `${waiting?.status} ${waiting?.until?.getTime()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up when what is stored changes
  useEffect(() => {
    let isOver = false;
    ask(expertId, 'look').then(
      (place) => !isOver && setOwn(place),
      (error) => !isOver && told(error),
    );
    return () => {
      isOver = true;
    };
  }, [expertId, seen]);
  const act = async (action: 'join' | 'leave') => {
    setRefusal(undefined);
    const outcome = await run(async () => setOwn(await ask(expertId, action)));
    if (outcome.status === 'failed') told(outcome.error);
    return outcome.status === 'done';
  };
  return { own, refusal, isPending, act };
}
