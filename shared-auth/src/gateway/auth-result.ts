import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';

/** The result of a session action (spec §8). `message` is the raw text for logs; people read the text of `code`. */
export type AuthResult = { success: true; message: string } | { success: false; message: string; code: AppErrorCode };

export const succeeded: AuthResult = { success: true, message: '' };

export function failed(error: unknown): AuthResult {
  return { success: false, message: error instanceof Error ? error.message : String(error), code: errorCode(error) };
}
