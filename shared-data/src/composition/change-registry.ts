import type { Order } from '@cursiv/shared-platform';
import { callFunction } from '../call-function.ts';

/**
 * Changes what visitors get of a section; `revision` is the registry's that was read. Throws AppError: `conflict` when somebody was faster or the deploy
 * decides, `invalid` with the reason when it would not run.
 */
export const changeRegistry = async (section: string, revision: number, order: Order): Promise<void> => {
  await callFunction('changeRegistry', { section, revision, order });
};
