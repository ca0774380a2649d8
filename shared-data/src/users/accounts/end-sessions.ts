import { callFunction } from '../../call-function.ts';

/** Signs somebody out on every device, as an administrator. Throws AppError: `no-access`, `not-found`. */
export const endSessions = async (uid: string): Promise<void> => {
  await callFunction('endSessions', { uid });
};
