import type { OpenDataRequests } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

/** What stands open of a person's requests about their data, for administrators. Throws AppError: `conflict` for one of the staff. */
export const readDataRequests = (uid: string): Promise<OpenDataRequests> => callFunction('readDataRequests', { uid });

/**
 * Asks for a copy of somebody's data as an administrator; its person is told the reason, and they alone open it. Throws AppError: `too-often`,
 * or `conflict` with an `OnBehalfRefusal` as its reason.
 */
export const askExportOnBehalf = async (uid: string, reason: string): Promise<void> =>
  void (await callFunction('askExportOnBehalf', { uid, reason }));

/** Asks to have somebody's account deleted, as an administrator; its person is told the reason, and may keep it. Throws the same. */
export const askDeletionOnBehalf = async (uid: string, reason: string): Promise<void> =>
  void (await callFunction('askDeletionOnBehalf', { uid, reason }));

/** Withdraws the request to delete somebody's account, as an administrator. Throws the same, and `not-found` when there is none any more. */
export const callOffDeletion = async (uid: string, reason: string): Promise<void> =>
  void (await callFunction('callOffDeletion', { uid, reason }));
