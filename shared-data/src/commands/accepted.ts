import { AppError, type AppErrorCode } from '@cursiv/shared-domain';

/** The result of calls that return their failure instead of rejecting, such as those of the session. */
type Result = { success: true } | { success: false; code: AppErrorCode; message: string };

/** Turns such a call into a command: throws its failure as AppError. */
export function accepted(result: Result): void {
  if (!result.success) throw new AppError(result.code, result.message);
}
