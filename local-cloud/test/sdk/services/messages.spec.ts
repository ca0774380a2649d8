import { PROJECT } from '../backend/project.ts';
import { backendUrl } from '../sdk-page.ts';
import { expect, PASSWORD, register, test } from '../services-story.ts';

test('a forgotten password is chosen anew by the link that was sent', async ({ sdk, email, sentCode }) => {
  await register(sdk, email);
  await sdk.evaluate(({ auth, sendPasswordResetEmail }, address) => sendPasswordResetEmail(auth, address), email);
  const code = await sentCode('PASSWORD_RESET', email);
  const outcome = await sdk.evaluate(
    async ({ auth, codeOf, ...sdk }, [address, oobCode]) => {
      const known = await sdk.verifyPasswordResetCode(auth, oobCode);
      await sdk.confirmPasswordReset(auth, oobCode, 'secret2');
      const again = await codeOf(sdk.confirmPasswordReset(auth, oobCode, 'secret3'));
      return [known === address, again, await codeOf(sdk.signInWithEmailAndPassword(auth, address, 'secret2'))];
    },
    [email, code] as const,
  );
  expect(outcome).toEqual([true, 'auth/invalid-action-code', 'no error']);
});

test('nobody learns by asking for a new password whether an address is known', async ({ sdk, email, sentCode }) => {
  const code = await sdk.evaluate(
    ({ auth, sendPasswordResetEmail, codeOf }, address) => codeOf(sendPasswordResetEmail(auth, address)),
    email,
  );
  expect([code, await sentCode('PASSWORD_RESET', email)]).toEqual(['no error', 'nothing was sent']);
});

test('an e-mail address is verified by the link that was sent', async ({ sdk, email, sentCode }) => {
  await register(sdk, email);
  await sdk.evaluate(async ({ auth, sendEmailVerification }) => {
    if (auth.currentUser) await sendEmailVerification(auth.currentUser);
  });
  const isEmailVerified = await sdk.evaluate(
    async ({ auth, applyActionCode, reload }, oobCode) => {
      await applyActionCode(auth, oobCode);
      if (auth.currentUser) await reload(auth.currentUser);
      return auth.currentUser?.emailVerified;
    },
    await sentCode('VERIFY_EMAIL', email),
  );
  expect(isEmailVerified).toBe(true);
});

test('a new address counts once its link was opened, and the old session ends', async ({ sdk, email, sentCode }) => {
  await register(sdk, email);
  const next = `new-${email}`;
  const direct = await sdk.evaluate(async ({ auth, codeOf, updateEmail, verifyBeforeUpdateEmail }, address) => {
    if (!auth.currentUser) return undefined;
    await verifyBeforeUpdateEmail(auth.currentUser, address);
    return codeOf(updateEmail(auth.currentUser, address));
  }, next);
  expect(direct).toBe('auth/operation-not-allowed');
  const link = await sentCode('VERIFY_AND_CHANGE_EMAIL', email);
  const outcome = await sdk.evaluate(
    async ({ auth, codeOf, ...sdk }, [address, password, oobCode]) => {
      const before = auth.currentUser;
      if (!before) return undefined;
      const known = [before.email, (await sdk.checkActionCode(auth, oobCode)).operation];
      await sdk.applyActionCode(auth, oobCode);
      const again = await codeOf(sdk.applyActionCode(auth, oobCode));
      const { user } = await sdk.signInWithEmailAndPassword(auth, address, password);
      return [...known, again, user.email, user.emailVerified];
    },
    [next, PASSWORD, link] as const,
  );
  expect(outcome).toEqual([email, 'VERIFY_AND_CHANGE_EMAIL', 'auth/invalid-action-code', next, true]);
});

test('a link signs in the address that it was sent to, once', async ({ sdk, email, request }) => {
  const target = 'http://localhost:3000/login';
  await sdk.evaluate(
    ({ auth, sendSignInLinkToEmail }, [address, url]) =>
      sendSignInLinkToEmail(auth, address, { url, handleCodeInApp: true }),
    [email, target] as const,
  );
  const answer = await request.get(`${backendUrl()}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
  const sent = oobCodes.find((code) => code.email === email);
  const opened = await request.get(sent?.oobLink ?? '', { maxRedirects: 0 });
  const link = opened.headers().location ?? '';
  const outcome = await sdk.evaluate(
    async ({ auth, codeOf, ...sdk }, [address, href]) => {
      const isLink = sdk.isSignInWithEmailLink(auth, href);
      const other = await codeOf(sdk.signInWithEmailLink(auth, `x-${address}`, href));
      const { user } = await sdk.signInWithEmailLink(auth, address, href);
      return [
        isLink,
        other,
        user.email,
        user.emailVerified,
        await codeOf(sdk.signInWithEmailLink(auth, address, href)),
      ];
    },
    [email, link] as const,
  );
  expect(outcome).toEqual([true, 'auth/invalid-email', email, true, 'auth/invalid-action-code']);
});
