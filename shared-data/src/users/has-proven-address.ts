import { guarded } from '../provider-error.ts';

/**
 * Whether the signed-in person has proven that their address is theirs, as the service knows it now. Who did so since they signed
 * in gets a new token, by which the data rules know it, too. Throws AppError.
 */
export const hasProvenAddress = (): Promise<boolean> =>
  guarded(async () => {
    const { authService } = await import('@cursiv/shared-firebase/auth');
    const user = authService().currentUser;
    if (!user) return false;
    const { claims } = await user.getIdTokenResult();
    if (claims.email_verified === true) return true;
    await user.reload();
    if (user.emailVerified) await user.getIdToken(true);
    return user.emailVerified;
  });
