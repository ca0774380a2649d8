import { callFunction } from '../../call-function.ts';

/** Records that the present person, as an administrator, opened somebody's page. Throws AppError: `no-access`, `not-found`. */
export const noteLook = async (uid: string): Promise<void> => {
  await callFunction('noteLook', { uid });
};
