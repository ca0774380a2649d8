import { type ResourceDecision, setResourceStatus } from '@cursiv/shared-data';
import { type AppErrorCode, errorCode, pick, type Resource } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-ui';
import { useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { useRefusal } from './use-refusal.ts';

type Movable = Pick<Resource, 'id' | 'title' | 'status' | 'rev'>;

/** Moves a resource from the revision that was seen; resolves with why it did not happen, or with nothing. */
type Move = (seen: Movable, decision: ResourceDecision) => Promise<AppErrorCode | undefined>;

/** Moving a resource to another state, told with a way back. */
export function useResourceMoves(): Move {
  const t = useT();
  const locale = useLocale();
  const actor = useActor();
  const refusal = useRefusal();
  const running = useRef(new Set<string>());

  const move = async (seen: Movable, decision: ResourceDecision, isUndo = false): Promise<AppErrorCode | undefined> => {
    if (running.current.has(seen.id)) return 'busy';
    running.current.add(seen.id);
    const { status } = decision;
    const title = pick(seen.title, locale)?.value ?? t('resources.noTitle');
    try {
      await setResourceStatus(actor(), seen, decision);
      const back = () => void move({ ...seen, status, rev: seen.rev + 1 }, { status: seen.status }, true);
      const undo = { label: t('undo'), onSelect: back };
      toast(t(`resources.moved.${status}`, { title }), { tone: 'success', ...(!isUndo && { action: undo }) });
      return undefined;
    } catch (error) {
      const code = errorCode(error);
      toast(t('resources.refused', { title, reason: refusal(code) }), { tone: 'danger' });
      return code;
    } finally {
      running.current.delete(seen.id);
    }
  };

  return (seen, decision) => move(seen, decision);
}
