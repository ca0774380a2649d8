import type { Page } from '@playwright/test';
import { backendUrl } from '../sdk-page.ts';
import { expect, type Services, test } from '../services-story.ts';

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
