import { callFunction } from '../../call-function.ts';

/**
 * Suspends a person's account as an administrator: they are signed out and told the reason. Throws AppError: `conflict`
 * when it is suspended already or belongs to an administrator.
 */
export const suspendAccount = async (uid: string, reason: string): Promise<void> => {
  await callFunction('suspendAccount', { uid, reason });
};

/** Opens a suspended account again. Throws AppError: `conflict` when it is open already. */
export const restoreAccount = async (uid: string): Promise<void> => {
  await callFunction('restoreAccount', { uid });
};
