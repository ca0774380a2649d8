import type { Page } from '@playwright/test';
import { backendUrl } from '../sdk-page.ts';
import { expect, PASSWORD, register, type Services, test } from '../services-story.ts';

/** Opens Google's window with a click, as a person does, and returns it together with the running sign-in. */
async function openWindow(page: Page, sdk: Services) {
  await page.addScriptTag({ url: `${backendUrl()}/local/gapi.js` });
  const opened = page.waitForEvent('popup');
  const signIn = await sdk.evaluateHandle(({ auth, codeOf, ...sdk }) => {
    const signedIn = sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver);
    return { outcome: codeOf(signedIn).then((code) => [code, auth.currentUser?.email ?? null]) };
  });
  const outcome = () => signIn.evaluate(({ outcome: told }) => told);
  return { popup: await opened, outcome };
}

test('a person signs in with Google by choosing an account', async ({ sdkPage, sdk, email }) => {
  const { popup, outcome } = await openWindow(sdkPage, sdk);
  await popup.getByRole('textbox', { name: /e-mail/i }).fill(email);
  await popup.getByRole('textbox', { name: /nume/i }).fill('Ana Google');
  await popup.getByRole('button', { name: /continuă|intră/i }).click();
  expect(await outcome()).toEqual(['no error', email]);
});

test('a window that is closed is told as such', async ({ sdkPage, sdk }) => {
  const { popup, outcome } = await openWindow(sdkPage, sdk);
  await popup.close();
  expect(await outcome()).toEqual(['auth/popup-closed-by-user', null]);
});

test('a Google account is linked to one that has a password, and unlinked', async ({ sdk, email }) => {
  const uid = await register(sdk, email);
  const seen = await sdk.evaluate(
    async ({ auth, codeOf, ...sdk }, [address, password]) => {
      const user = auth.currentUser;
      if (!user) return undefined;
      const google = sdk.GoogleAuthProvider.credential(
        JSON.stringify({ sub: `google-${address}`, email_verified: true }),
      );
      const names = () => user.providerData.map(({ providerId }) => providerId);
      const since = (await user.getIdTokenResult()).authTime;
      await sdk.linkWithCredential(user, google);
      const linked = [names(), (await user.getIdTokenResult()).authTime === since];
      const entered = (await sdk.signInWithCredential(auth, google)).user.uid;
      const again = await codeOf(sdk.linkWithCredential(auth.currentUser ?? user, google));
      await sdk.unlink(auth.currentUser ?? user, 'google.com');
      await sdk.signOut(auth);
      await sdk.createUserWithEmailAndPassword(auth, `other-${address}`, password);
      await sdk.signInWithCredential(auth, google);
      const isOther = auth.currentUser?.uid !== user.uid;
      await sdk.signInWithEmailAndPassword(auth, address, password);
      const taken = auth.currentUser && (await codeOf(sdk.linkWithCredential(auth.currentUser, google)));
      return [...linked, entered, again, isOther, taken];
    },
    [email, PASSWORD] as const,
  );
  const refusals = ['auth/provider-already-linked', true, 'auth/credential-already-in-use'];
  expect(seen).toEqual([['password', 'google.com'], true, uid, ...refusals]);
});
