import { changeRegistry } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { isAppError } from '@cursiv/shared-domain';
import type { Order } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useCompositionT } from './messages/messages.ts';

const REASONS = ['deployed', 'would-not-run', 'unreachable', 'own-page', 'not-kept', 'not-tried'] as const;

/** Why an order was refused: in the reader's words, and the detail for whoever knows the section. */
export interface OrderFailure {
  words: string;
  detail: string | undefined;
}

/** Sends orders for a section as the page shows it; `revision` is the registry's. Nothing shows before the registry says so. */
export function useOrder(section: string, revision: number) {
  const t = useT();
  const compositionT = useCompositionT();
  const { isPending, run } = useCommand();
  const [failure, setFailure] = useState<OrderFailure>();
  /** Resolves to whether the registry has changed. */
  const send = async (order: Order): Promise<boolean> => {
    setFailure(undefined);
    const outcome = await run(() => changeRegistry(section, revision, order));
    if (outcome.status === 'done') toast(compositionT('done', { section }), { tone: 'success' });
    if (outcome.status !== 'failed') return outcome.status === 'done';
    const { code, error } = outcome;
    const [cause, ...detail] = ((isAppError(error) && error.reason) || '').split(': ');
    const reason = REASONS.find((known) => known === cause) ?? (code === 'conflict' ? code : undefined);
    setFailure({
      words: reason ? compositionT(`refused.${reason}`) : t(`error.${code}`),
      detail: detail.join(': ') || undefined,
    });
    return false;
  };
  return { isPending, failure, send };
}
