import { guarded, toAppError } from '../../provider-error.ts';

/**
 * Gets a new token although the present one seems valid: on a device whose clock is wrong it may have expired
 * unnoticed. Throws AppError.
 */
export const renewToken = (): Promise<void> =>
  guarded(async () => {
    const { authService } = await import('@cursiv/shared-firebase/auth');
    await authService().currentUser?.getIdToken(true);
  });

/** Calls the file storage; when the token is refused, tries once more with a new one. Throws AppError. */
export async function withFreshToken<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    const error = toAppError(cause);
    if (error.code !== 'clock-wrong') throw error;
    await renewToken();
    return guarded(call);
  }
}
