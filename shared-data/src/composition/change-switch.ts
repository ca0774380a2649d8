import type { SwitchName, SwitchOrder } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

/** Orders who has a feature; `revision` is that of the orders that were read. Throws AppError: `conflict` when somebody was faster. */
export const changeSwitch = async (revision: number, name: SwitchName, order: SwitchOrder): Promise<void> => {
  await callFunction('changeSwitch', { revision, name, order });
};
