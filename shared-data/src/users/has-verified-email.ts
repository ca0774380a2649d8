import { guarded } from '../provider-error.ts';

/**
 * Whether the signed-in person has verified their e-mail address, as the service knows it now. If they did so since
 * signing in, they get a new token, which tells the data rules. Throws AppError.
 */
export const hasVerifiedEmail = (): Promise<boolean> =>
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
