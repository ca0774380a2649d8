import { AppError, type AppErrorCode } from '@cursiv/shared-domain';

/** What calls come to that answer with their failure instead of rejecting with it, such as those of the session. */
type Result = { success: true } | { success: false; code: AppErrorCode; message: string };

/** Makes such a call a command: throws its failure as AppError. */
export function accepted(result: Result): void {
  if (!result.success) throw new AppError(result.code, result.message);
}
