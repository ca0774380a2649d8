import { callFunction } from '../call-function.ts';

/**
 * Asks for one's certificate of a course in one's present name, and returns its id. Throws AppError: `not-found` when
 * none is earned, `no-access` for a revoked one, `too-often` when the name was corrected as often as it may be.
 */
export const renewCertificate = async (courseId: string): Promise<string> =>
  (await callFunction<object, { id: string }>('renewCertificate', { courseId })).id;
