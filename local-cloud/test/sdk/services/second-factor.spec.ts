import { getAuth } from 'firebase-admin/auth';
import { PERIOD, totpCode } from '../../../src/auth/accounts/totp.ts';
import { setFunctionEnvironment } from '../../../src/functions/function-environment.ts';
import { adminApp } from '../admin-app.ts';
import { PROJECT } from '../backend/project.ts';
import { backendUrl } from '../sdk-page.ts';
import { expect, PASSWORD, register, type Services, test } from '../services-story.ts';

test.beforeAll(() => {
  const { host, origin } = new URL(backendUrl());
  setFunctionEnvironment({
    project: PROJECT,
    bucket: `${PROJECT}.firebasestorage.app`,
    host,
    origin,
  });
});

test('an authenticator app: enrolled, asked for at sign-in, switched off', async ({ sdk, email, sentCode }) => {
  const uid = await register(sdk, email);
  expect(await beginEnrolment(sdk)).toBe('auth/unverified-email');
  await confirmAddress(sdk, () => sentCode('VERIFY_EMAIL', email));
  const key = await beginEnrolment(sdk);
  const step = Math.floor(Date.now() / 1000 / PERIOD);
  const names = await sdk.evaluate(
    async ({ auth, ...sdk }, code) => {
      const user = auth.currentUser;
      if (!user || !window.secret) return undefined;
      const factors = sdk.multiFactor(user);
      await factors.enroll(sdk.TotpMultiFactorGenerator.assertionForEnrollment(window.secret, code), 'Telefon');
      return factors.enrolledFactors.map(({ displayName, factorId }) => [displayName, factorId]);
    },
    totpCode(key, step),
  );
  expect(names).toEqual([['Telefon', 'totp']]);

  expect(await signInWith(sdk, email, totpCode(key, step))).toBe('auth/invalid-verification-code');
  expect(await signInWith(sdk, email, totpCode(key, step + 1))).toBe(uid);
  const left = await sdk.evaluate(async ({ auth, multiFactor }) => {
    const factors = auth.currentUser && multiFactor(auth.currentUser);
    const [factor] = factors?.enrolledFactors ?? [];
    if (factor) await factors?.unenroll(factor);
    return factors?.enrolledFactors;
  });
  expect(left).toEqual([]);
  expect(await signInWith(sdk, email, '')).toBe(uid);
});

test('an administrator sees that there is a second factor, without its key, and removes it', async ({
  sdk,
  email,
  sentCode,
}) => {
  const uid = await register(sdk, email);
  await confirmAddress(sdk, () => sentCode('VERIFY_EMAIL', email));
  const key = await beginEnrolment(sdk);
  const code = totpCode(key, Math.floor(Date.now() / 1000 / PERIOD));
  await sdk.evaluate(async ({ auth, ...sdk }, given) => {
    if (!auth.currentUser || !window.secret) return;
    const assertion = sdk.TotpMultiFactorGenerator.assertionForEnrollment(window.secret, given);
    await sdk.multiFactor(auth.currentUser).enroll(assertion);
  }, code);
  const accounts = getAuth(adminApp());
  const factors = (await accounts.getUser(uid)).multiFactor?.enrolledFactors;
  expect(factors).toMatchObject([{ factorId: 'totp' }]);
  expect(JSON.stringify(factors)).not.toContain(key);
  await accounts.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  expect(await signInWith(sdk, email, '')).toBe(uid);
});

declare global {
  interface Window {
    /** The key that is being enrolled. */
    secret?: import('firebase/auth').TotpSecret;
  }
}

/** Keeps a new key in the page; returns it, or the code of the refusal. */
function beginEnrolment(sdk: Services): Promise<string> {
  return sdk.evaluate(async ({ auth, codeOf, multiFactor, TotpMultiFactorGenerator }) => {
    const session = auth.currentUser && (await multiFactor(auth.currentUser).getSession());
    if (!session) return 'nobody is signed in';
    const begun = TotpMultiFactorGenerator.generateSecret(session);
    const refusal = await codeOf(begun);
    if (refusal.startsWith('auth/')) return refusal;
    window.secret = await begun;
    return window.secret.secretKey;
  });
}

async function confirmAddress(sdk: Services, sentCode: () => Promise<string>): Promise<void> {
  await sdk.evaluate(async ({ auth, sendEmailVerification }) => {
    if (auth.currentUser) await sendEmailVerification(auth.currentUser);
  });
  await sdk.evaluate(
    async ({ auth, applyActionCode, reload }, code) => {
      await applyActionCode(auth, code);
      if (auth.currentUser) await reload(auth.currentUser);
      await auth.currentUser?.getIdToken(true);
    },
    await sentCode(),
  );
}

/** Signs out and in again, with a code where one is asked for; returns the uid, or the code of the refusal. */
function signInWith(sdk: Services, email: string, code: string): Promise<string> {
  return sdk.evaluate(
    async ({ auth, codeOf, ...sdk }, [address, password, given]) => {
      await sdk.signOut(auth);
      try {
        return (await sdk.signInWithEmailAndPassword(auth, address, password)).user.uid;
      } catch (error) {
        const resolver = sdk.getMultiFactorResolver(auth, error as import('firebase/auth').MultiFactorError);
        const assertion = sdk.TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', given);
        const resolved = resolver.resolveSignIn(assertion);
        const refusal = await codeOf(resolved);
        return refusal.startsWith('auth/') ? refusal : (await resolved).user.uid;
      }
    },
    [email, PASSWORD, code] as const,
  );
}
