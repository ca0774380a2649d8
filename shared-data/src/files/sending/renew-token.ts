import { guarded } from '../../provider-error.ts';

/**
 * Gets a new token although the present one seems valid: on a device whose clock is wrong it may have expired
 * unnoticed. Throws AppError.
 */
export const renewToken = (): Promise<void> =>
  guarded(async () => {
    const { authService } = await import('@cursiv/shared-firebase/auth');
    await authService().currentUser?.getIdToken(true);
  });
