import { claimWork, releaseWork } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { toast } from '@cursiv/shared-platform/shell';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../use-actor.ts';
import { useRefusal } from '../use-refusal.ts';

/** Takes on what waits, and gives it up; says why when it could not be. Resolves to whether it is done. */
export function useClaims() {
  const actor = useActor();
  const refusal = useRefusal(useT()('work.taken'));
  const { pending, run } = useCommands();
  const told = async (work: string, change: () => Promise<void>) => {
    const outcome = await run(work, change);
    if (outcome.status === 'failed') toast(refusal(outcome.code), { tone: 'danger' });
    return outcome.status === 'done';
  };
  return {
    pending,
    take: (work: string) => told(work, () => claimWork(actor(), work)),
    leave: (work: string) => told(work, () => releaseWork(actor(), work)),
  };
}
