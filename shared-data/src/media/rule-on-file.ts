import type { Locale } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

/** What becomes of a file: taken down for a reason that its owner reads, or put back. */
export type FileRuling = { to: 'takenDown'; note: string; locale: Locale } | { to: 'stored' };

/** Takes a file down as one of the staff, or puts it back. Throws AppError: `conflict` when it is so already. */
export const ruleOnFile = async (id: string, ruling: FileRuling): Promise<void> => {
  await callFunction('ruleOnFile', { id, ...ruling });
};
