import { type ResourceDecision, setResourceStatus } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { type AppErrorCode, pick, type Resource } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useResourcesT } from './messages/messages.ts';

type Movable = Pick<Resource, 'id' | 'title' | 'status' | 'rev' | 'createdAt'>;

/** Moves a resource on from the revision that was seen; resolves to the reason it failed, or to nothing. */
type Move = (seen: Movable, decision: ResourceDecision) => Promise<AppErrorCode | undefined>;

/** Moves a resource to another state and offers an undo. */
export function useResourceMoves(): Move {
  const t = useT();
  const resourcesT = useResourcesT();
  const locale = useLocale();
  const actor = useActor();
  const refusal = useRefusal(resourcesT('changedMeanwhile'));
  const commands = useCommands();

  const move = async (seen: Movable, decision: ResourceDecision, isUndo = false): Promise<AppErrorCode | undefined> => {
    const { status } = decision;
    const title = pick(seen.title, locale)?.value ?? resourcesT('noTitle');
    const outcome = await commands.run(seen.id, () => setResourceStatus(actor(), seen, decision));
    if (outcome.status === 'busy') return 'busy';
    if (outcome.status === 'failed') {
      toast(resourcesT('refused', { title, reason: refusal(outcome.code) }), { tone: 'danger' });
      return outcome.code;
    }
    const back = () => void move({ ...seen, status, rev: seen.rev + 1 }, { status: seen.status }, true);
    const undo = { label: t('undo'), onSelect: back };
    toast(resourcesT(`moved.${status}`, { title }), { tone: 'success', ...(!isUndo && { action: undo }) });
    return undefined;
  };

  return (seen, decision) => move(seen, decision);
}
