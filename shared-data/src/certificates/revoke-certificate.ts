import { callFunction } from '../call-function.ts';

/**
 * Revokes a certificate as an administrator; its page and its learner are told the reason. Throws AppError:
 * `conflict` when it is no longer valid.
 */
export const revokeCertificate = async (id: string, reason: string): Promise<void> => {
  await callFunction('revokeCertificate', { id, reason });
};
