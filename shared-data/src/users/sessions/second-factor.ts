import { callFunction } from '../../call-function.ts';
import { guarded } from '../../provider-error.ts';
import { presentUser } from './present-user.ts';

const SITE = 'Cursiv';

/** A key for an authenticator app, which counts once a code of it was shown. */
export interface NewSecondFactor {
  /** As it is typed into the app. */
  key: string;
  /** What the app reads from a QR code. */
  address: string;
  /** Throws AppError: `auth/code-refused`. */
  confirm: (code: string) => Promise<void>;
}

async function present() {
  const { firebase, user } = await presentUser();
  return { firebase, user, factors: firebase.multiFactor(user) };
}

/** Whether signing in asks this person for a code. Throws AppError. */
export const hasSecondFactor = (): Promise<boolean> =>
  guarded(async () => (await present()).factors.enrolledFactors.length > 0);

/** A new key for the person's authenticator app. Throws AppError: `address-unproven`, `auth/recent-login-required`, `conflict`. */
export const beginSecondFactor = (): Promise<NewSecondFactor> =>
  guarded(async () => {
    const { firebase, user, factors } = await present();
    const secret = await firebase.TotpMultiFactorGenerator.generateSecret(await factors.getSession());
    return {
      key: secret.secretKey,
      address: secret.generateQrCodeUrl(user.email ?? '', SITE),
      confirm: (code) =>
        guarded(() => factors.enroll(firebase.TotpMultiFactorGenerator.assertionForEnrollment(secret, code))),
    };
  });

/** Backup codes in place of all earlier ones; they are never shown again. Throws AppError: `auth/recent-login-required`, `conflict` without a second factor. */
export const newRecoveryCodes = async (): Promise<string[]> =>
  (await callFunction<object, { codes: string[] }>('newRecoveryCodes', {})).codes;

/** Signing in asks for no code any more. Throws AppError: `auth/recent-login-required`. */
export const endSecondFactor = async (): Promise<void> => {
  await callFunction('endSecondFactor', {});
  await guarded(async () => {
    const { user } = await present();
    await user.reload();
  });
};

/** Switches off the second factor of an account whose device is lost, by one of its backup codes. Throws AppError: `auth/code-refused`, `too-often`. */
export const redeemRecoveryCode = async (email: string, code: string): Promise<void> => {
  await callFunction('redeemRecoveryCode', { email, code });
};
