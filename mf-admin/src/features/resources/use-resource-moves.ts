import { setResourceStatus } from '@cursiv/shared-data';
import { errorCode, pick, type Resource, type ResourceStatus } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-ui';
import { useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';

type Movable = Pick<Resource, 'id' | 'title' | 'status'>;

/** Moving a resource to another state, told with a way back. */
export function useResourceMoves(): (resource: Movable, status: ResourceStatus) => Promise<void> {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const actor = useActor();
  const running = useRef(new Set<string>());

  const move = async (resource: Movable, status: ResourceStatus, isUndo = false): Promise<void> => {
    if (running.current.has(resource.id)) return;
    running.current.add(resource.id);
    const title = pick(resource.title, locale)?.value ?? t('resources.noTitle');
    try {
      await setResourceStatus(actor(), resource, status);
      const back = () => void move({ ...resource, status }, resource.status, true);
      const undo = { label: t('undo'), onSelect: back };
      toast(t(`resources.moved.${status}`, { title }), { tone: 'success', ...(!isUndo && { action: undo }) });
    } catch (error) {
      const code = errorCode(error);
      const reason = code === 'conflict' ? t('resources.changedMeanwhile') : words(`error.${code}`);
      toast(t('resources.refused', { title, reason }), { tone: 'danger' });
    } finally {
      running.current.delete(resource.id);
    }
  };

  return move;
}
